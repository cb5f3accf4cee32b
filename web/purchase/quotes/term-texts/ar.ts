import type { SameKeys } from "../../../i18n/texts.ts";
import type en from "./en.ts";

export const thirteenMonths = "مدة التغطية 13 شهرًا لتجدد وثيقتك دون انقطاع.";

export default {
  unifiedPolicy: "نص الوثيقة هو الوثيقة الموحدة لتأمين المركبات في الإمارات.",
  thirteenMonths,
  validLicence: "يحمل كل من يقود السيارة رخصة سارية لهذا النوع من المركبات.",
  youngDriverExcess: "يدفع السائق دون 25 عامًا مبلغ تحمّل أعلى عن كل مطالبة.",
  excessPerAccident: "يُدفع مبلغ التحمّل مرة واحدة عن كل حادث تتسبب فيه.",
  approvedGarages: "التصليح في ورش تعتمدها شركة التأمين.",
  agencyRepair: "تُحسب مدة التصليح لدى الوكالة من أول تسجيل للسيارة.",
  takaful: "تأمين تكافلي يتقاسم فيه المشتركون الخطر من صندوق مشترك.",
} satisfies SameKeys<typeof en>;
