import type { SameKeys } from "../../i18n/texts.ts";
import type en from "./en.ts";

export default {
  holiday: "تغيّر الموعد: {{name}} عطلة رسمية.",
  noHoliday: "تغيّر الموعد: لم يعد {{name}} عطلة.",
  ramadan: "تغيّر الموعد تبعًا لساعات عملنا في رمضان.",
  hours: "تغيّر الموعد تبعًا لساعات عملنا.",
} satisfies SameKeys<typeof en>;
