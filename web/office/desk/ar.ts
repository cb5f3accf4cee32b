import type { Plurals, SameKeys } from "../../i18n/texts.ts";
import type en from "./en.ts";

export default {
  desk: {
    table: "الطلبات",
    viewsLabel: "القوائم",
    views: {
      new: "جديدة",
      leads: "عملاء محتملون",
      paidToRecord: "مدفوعة لم تُسجَّل",
      waitingForCustomer: "بانتظار العميل",
      overdue: "متأخرة",
      cancellations: "إلغاءات",
      mine: "طلباتي",
      all: "الكل",
    },
    columns: {
      plate: "اللوحة",
      number: "الطلب",
      about: "عن الطلب",
      state: "الحالة",
      due: "الموعد",
      assignee: "يتولاه",
    },
    anyState: "أي حالة",
    found: "نتائج «{{q}}»",
    came_one: "طلب جديد واحد",
    came_zero: "لا توجد طلبات جديدة",
    came_two: "طلبان جديدان",
    came_few: "{{count}} طلبات جديدة",
    came_many: "{{count}} طلبًا جديدًا",
    came_other: "{{count}} طلب جديد",
    none: "لا توجد طلبات هنا",
    noneHelp: "تظهر الطلبات الجديدة هنا تلقائيًا.",
    noneFound: "لا توجد نتائج",
    noneFoundHelp: "ابحث باللوحة أو الاسم أو البريد الإلكتروني أو الهاتف أو رقم الطلب.",
    more: "عرض المزيد",
    noPlate: "لا توجد لوحة بعد",
    offerWanted: "يحتاج إلى عرض",
    me: "أنت",
    nobody: "لا أحد",
    snoozed: "مؤجّل إلى {{moment}}",
    time: { left: "الباقي: {{time}}", late: "التأخير: {{time}}", waiting: "الانتظار: {{time}}" },
    turn: {
      us: "دورنا",
      customer: "بانتظار العميل",
      insurer: "بانتظار شركة التأمين",
      none: "لا يوجد موعد",
    },
  },
  dashboard: {
    heading: "عمل اليوم",
    waiting: "الأطول انتظارًا",
    nothing: "لا أحد ينتظرنا.",
  },
} satisfies SameKeys<Omit<typeof en, "desk">> & {
  desk: SameKeys<(typeof en)["desk"]> & Plurals<"came">;
};
