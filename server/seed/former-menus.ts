import { createHash } from "node:crypto";
import { canonicalJson } from "../../domain/quotes/rating-plan.ts";
import type { Navigation } from "../../contract/navigation.ts";

/** SHA-256 of the default menus that earlier releases stored. */
const formerMenus: readonly string[] = [
  "2ddba1d48453c5d42e7f4bc9a41be8d5bfb617d9c60bab34087c2b1645a579a2",
  "22d1f5415325e29d06c70e5d87c96302b907bb0d1cf78e74a7cffb1d6c0ac110",
];

/** One that the operator changed is not. */
export const isFormerMenu = (menu: Navigation): boolean =>
  formerMenus.includes(createHash("sha256").update(canonicalJson(menu)).digest("hex"));
