import type { SameKeys } from "../../i18n/texts.ts";
import type en from "./en.ts";

export default {
  name: "العملاء",
  title: "عميل",
} satisfies SameKeys<typeof en>;
