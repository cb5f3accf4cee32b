import type { SameKeys } from "../../i18n/texts.ts";
import type en from "./en.ts";
import finding from "./finding/ar.ts";
import joining from "./joining/ar.ts";
import one from "./one/ar.ts";
import data from "./stored-data/ar.ts";

export default {
  name: "العملاء",
  title: "عميل",
  finding,
  one,
  joining,
  data,
} satisfies Omit<SameKeys<typeof en>, "data" | "finding"> & {
  data: typeof data;
  finding: typeof finding;
};
