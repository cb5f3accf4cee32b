import type { Navigation } from "../../contract/navigation.ts";
import type { Language } from "../../domain/language.ts";
import type { Installation } from "./context.ts";

/** What the root loader tells every page: `useRouteLoaderData<SiteFacts>("root")`. */
export type SiteFacts = {
  language: Language;
  /** True under /ar, whose links keep the prefix (ruling A2). */
  onArabicPath: boolean;
  /** The path without its language prefix. */
  path: string;
  /** Where the address says that the visitor was going; never on a page that is kept for everybody. */
  next: string | undefined;
  navigation: Navigation;
  installation: Installation;
};
