import type { SameKeys } from "../../i18n/texts.ts";
import type en from "./en.ts";
import finding from "./finding/ar.ts";

export default {
  finding,
  name: "العملاء",
  title: "عميل",
} satisfies SameKeys<Omit<typeof en, "finding">> & { finding: typeof finding };
