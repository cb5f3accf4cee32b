import type { Navigation } from "../../contract/navigation.ts";
import type { Language } from "../../domain/language.ts";
import type { Installation } from "./context.ts";

export type SiteFacts = {
  language: Language;
  onArabicPath: boolean;
  /** Without the language prefix. */
  path: string;
  /** From `?next=`. Never set on a cached page, which is the same for every visitor. */
  next: string | undefined;
  navigation: Navigation;
  installation: Installation;
};
