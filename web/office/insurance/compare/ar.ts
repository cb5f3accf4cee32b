import type { Plurals, SameKeys } from "../../../i18n/texts.ts";
import type en from "./en.ts";

type Counted = "cells" | "lines";

export default {
  button: "قارن بالمعروض",
  heading: "إلى جانب المعروض",
  line: "الموضع",
  onSale: "المعروض",
  draft: "هذه المسودة",
  cells_zero: "لا فرق عن المعروض.",
  cells_one: "خلية واحدة تختلف عن المعروض.",
  cells_two: "خليتان تختلفان عن المعروض.",
  cells_few: "{{count}} خلايا تختلف عن المعروض.",
  cells_many: "{{count}} خلية تختلف عن المعروض.",
  cells_other: "{{count}} خلية تختلف عن المعروض.",
  lines_zero: "لا فرق عن المعروض.",
  lines_one: "بند واحد يختلف عن المعروض.",
  lines_two: "بندان يختلفان عن المعروض.",
  lines_few: "{{count}} بنود تختلف عن المعروض.",
  lines_many: "{{count}} بندًا يختلف عن المعروض.",
  lines_other: "{{count}} بند يختلف عن المعروض.",
  sections: {
    texts: "الاسم والوصف والعرض للبيع",
    cover: "التغطية وحدودها ومبلغ التحمّل",
    addOns: "الإضافات",
    terms: "الشروط المذكورة",
    documents: "المستندات",
  },
  notListed: "غير مدرجة",
  notSaid: "غير مذكور",
  said: "مذكور",
  noDocument: "لا يوجد",
} satisfies SameKeys<Omit<typeof en, `${Counted}_${"zero" | "one" | "other"}`>> & Plurals<Counted>;
