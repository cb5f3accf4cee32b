import type { RefundStep } from "../../../../domain/refunds/refund-step.ts";
import { longDate } from "../../shown-dates.ts";
import type { RefundMail } from "../refund-mail.ts";
import type { Block } from "./content.ts";
import type { MailTexts } from "./mail-texts.ts";
import * as mailWords from "./mail-words.ar.ts";
import { refundMail } from "./refund-mail-layout.ts";

/** The isolates keep the characters together, where one is a letter. */
const { call, facts, paragraph, write } = mailWords;

const account = (ibanTail: string | null) =>
  ibanTail === null ? "حسابك المصرفي" : `الحساب المنتهي بـ \u2066${ibanTail}\u2069`;

const comes = ({ way, insurerName: { ar: insurer }, ibanTail }: RefundMail) => {
  if (way === "card") return `تعيده شركة ${insurer} إلى البطاقة التي دفعت بها.`;
  if (way === "cheque") return `تتسلّمه شيكًا من مقر شركة ${insurer}.`;
  return `تحوّله شركة ${insurer} إلى ${account(ibanTail)}.`;
};

const came = ({ way, insurerName: { ar: insurer }, ibanTail }: RefundMail) => {
  if (way === "card")
    return `أعادته شركة ${insurer} إلى البطاقة التي دفعت بها، وقد لا يظهر لدى مصرفك إلا بعد أيام.`;
  if (way === "cheque") return `دفعته شركة ${insurer} شيكًا.`;
  return `حوّلته شركة ${insurer} إلى ${account(ibanTail)}، وقد لا يظهر لدى مصرفك إلا بعد أيام.`;
};

const needed = (needs: RefundMail["needs"], insurer: string): Block[] => [
  ...(needs.includes("iban")
    ? [
        paragraph(
          `نحتاج إلى رقم الآيبان قبل أن نطلب المبلغ من شركة ${insurer}. أدخله في صفحة طلبك من فضلك، ولا ترسله بالبريد الإلكتروني.`,
        ),
      ]
    : []),
  ...(needs.includes("certificate")
    ? [
        paragraph(
          "وتطلب شركة التأمين أيضًا شهادة من مصرفك برقم الآيبان هذا، ويمكنك إرسالها في صفحة طلبك.",
        ),
      ]
    : []),
];

const nothingToDo = paragraph("لا يلزمك أي إجراء.");

const said: Record<RefundStep, (mail: RefundMail) => Block[]> = {
  approved: (mail) => [
    paragraph(`تمت الموافقة على المبلغ المسترد. ${comes(mail)}`),
    ...(mail.needs.length > 0 ? needed(mail.needs, mail.insurerName.ar) : [nothingToDo]),
  ],
  sent: (mail) => [
    paragraph(`طلبنا المبلغ المسترد من شركة ${mail.insurerName.ar}. ${comes(mail)}`),
    paragraph(
      mail.promisedOn === null
        ? "لم تحدد شركة التأمين يومًا لذلك. ترى في صفحة طلبك إلى أين وصل."
        : `تدفعه بحسب شروطها حتى ${longDate(mail.promisedOn, "ar")}.`,
    ),
  ],
  failed: ({ insurerName, needs }) => [
    paragraph(
      `لم تتمكن شركة ${insurerName.ar} من دفع المبلغ المسترد. ${needs.length > 0 ? "نطلبه من جديد متى وصلنا ما ينقص." : "نطلبه منها من جديد."}`,
    ),
    ...(needs.length > 0 ? needed(needs, insurerName.ar) : [nothingToDo]),
  ],
  confirmed: (mail) => [paragraph(`تأكّد استرداد المبلغ. ${came(mail)}`)],
  ended: () => [paragraph("انتهى هذا الاسترداد ولم يُدفع عنه شيء. ترى في صفحة طلبك ما انتهى إليه.")],
  accountGiven: ({ insurerName, ibanTail }) => [
    paragraph(
      `حُفظ ${ibanTail === null ? "الحساب" : account(ibanTail)} ليصل إليه المبلغ المسترد من شركة ${insurerName.ar}.`,
    ),
    paragraph("إن لم تكن أنت من حفظه فأخبرنا فورًا:"),
    facts(call, write),
  ],
};

const subjects: Record<RefundStep, string> = {
  approved: "تمت الموافقة على المبلغ المسترد",
  sent: "طلبنا المبلغ المسترد من شركة التأمين",
  failed: "لم يُدفع المبلغ المسترد بعد",
  confirmed: "تأكّد استرداد المبلغ",
  ended: "انتهى الاسترداد من دون دفع",
  accountGiven: "حُفظ حساب للمبلغ المسترد",
};

const askUs = {
  approved: "إن كان لديك سؤال عنه فاسألنا:",
  sent: "إن كان لديك سؤال عنه فاسألنا:",
  failed: "إن كان لديك سؤال عنه فاسألنا:",
  confirmed: "إن لم يصلك فأخبرنا:",
  ended: "إن رأيت أن لك مبلغًا مستحقًا فأخبرنا:",
};

export const refundMails: Pick<MailTexts["mails"], "refund"> = {
  refund: refundMail("ar", mailWords, {
    said,
    subjects,
    askUs,
    labels: { insurer: "شركة التأمين", refund: "المبلغ المسترد" },
    buttons: { see: "اعرض المبلغ المسترد", enterIban: "أدخل رقم الآيبان" },
  }),
};
