import type { Navigation } from "../../contract/navigation.ts";
import type { Language } from "../../domain/language.ts";
import type { Installation } from "./context.ts";

export type SiteFacts = {
  language: Language;
  onArabicPath: boolean;
  /** Path without the language prefix. */
  path: string;
  /** Page named by `?next=`. Never set on a cached page, which is the same for all. */
  next: string | undefined;
  navigation: Navigation;
  installation: Installation;
};
