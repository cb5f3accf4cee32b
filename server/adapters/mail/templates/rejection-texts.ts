import type { Language } from "../../../../domain/language.ts";
import type { RejectionReason } from "../../../../domain/requests/rejection-reasons.ts";

/** The only reason that a customer reads: what staff write stays with them. */
export const rejectionTexts: Record<Language, Record<RejectionReason, string>> = {
  en: {
    noInsurer: "We asked the insurers we work with, and none of them can insure this car as asked.",
    documents: "We could not use the documents of this request, so no insurer can accept it.",
    answersDiffer:
      "The answers and the documents of this request do not match, so no insurer can accept it.",
    notReached:
      "We tried to reach you several times and could not, so we have closed this request. You can send it again at any time.",
    duplicate: "There is another request for the same car, so we have closed this one.",
    other: "We cannot arrange the insurance that you asked for in this request.",
  },
  ar: {
    noInsurer:
      "سألنا شركات التأمين التي نتعامل معها، ولا تستطيع أي منها تأمين هذه السيارة كما طلبت.",
    documents: "لم نتمكن من الاعتماد على مستندات هذا الطلب، فلا يمكن لشركة تأمين أن تقبله.",
    answersDiffer: "لا تتطابق الإجابات مع المستندات في هذا الطلب، فلا يمكن لشركة تأمين أن تقبله.",
    notReached:
      "حاولنا التواصل معك أكثر من مرة ولم نتمكن من ذلك، فأغلقنا هذا الطلب. ويمكنك أن ترسله من جديد في أي وقت.",
    duplicate: "يوجد طلب آخر للسيارة نفسها، فأغلقنا هذا الطلب.",
    other: "لا نستطيع توفير التأمين الذي طلبته.",
  },
};
