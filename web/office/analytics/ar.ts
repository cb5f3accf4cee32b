import type { SameKeys } from "../../i18n/texts.ts";
import type en from "./en.ts";

export default {
  name: "التحليلات",
} satisfies SameKeys<typeof en>;
