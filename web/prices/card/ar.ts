import type { Plurals, SameKeys } from "../../i18n/texts.ts";
import type en from "./en.ts";

export default {
  included: "مشمول",
  notIncluded: "غير مشمول",
  notSold: "غير متاح",
  perMonth: "13 شهرًا · {{amount}} في الشهر",
  excess: "مبلغ التحمّل",
  damage: "ممتلكات الغير",
  cells: {
    agency: "الوكالة",
    omanCover: "عُمان",
    driverCover: "السائق",
    roadsideAssistance: "على الطريق",
  },
  showDetails: "إظهار التفاصيل",
  hideDetails: "إخفاء التفاصيل",
  quality: {
    settled_zero: "التسوية في أقل من يوم",
    settled_one: "التسوية في يوم واحد",
    settled_two: "التسوية في يومين",
    settled_few: "التسوية في {{count}} أيام",
    settled_many: "التسوية في {{count}} يومًا",
    settled_other: "التسوية في {{count}} يوم",
    paid: "سُدّد {{figure}}%",
    complaints: "الشكاوى {{figure}} في الألف",
    rest: "الباقي لم يُنشر",
    none: "المطالبات والشكاوى: لم تُنشر",
    example: "مثال",
  },
} satisfies SameKeys<typeof en> & { quality: Plurals<"settled"> };
