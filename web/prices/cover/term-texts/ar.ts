import type { SameKeys } from "../../../i18n/texts.ts";
import type en from "./en.ts";

export default {
  unifiedPolicy: "نص الوثيقة هو الوثيقة الموحدة لتأمين المركبات في الإمارات.",
  thirteenMonths: "مدة التغطية 13 شهرًا لتجدد وثيقتك من دون انقطاع.",
  validLicence: "يجب أن يحمل كل من يقود السيارة رخصة سارية لهذا النوع من السيارات.",
  youngDriverExcess:
    "إذا تسبّب سائق يقل عمره عن 25 عامًا في ضرر، دفعت حتى 10% منه إضافةً إلى مبلغ التحمّل.",
  excessPerAccident: "يُدفع مبلغ التحمّل مرة واحدة عن كل حادث تسببت فيه أو لم يُعرف المتسبب فيه.",
  approvedGarages: "التصليح في ورش تعتمدها شركة التأمين.",
  agencyRepair: "تُحسب مدة التصليح لدى الوكالة من أول تسجيل للسيارة.",
  takaful: "تأمين تكافلي يتقاسم فيه المشتركون الخطر عبر صندوق مشترك.",
} satisfies SameKeys<typeof en>;
