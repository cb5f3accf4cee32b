import { longMoment } from "../../shown-dates.ts";
import type { MailTexts } from "./mail-texts.ts";
import { facts, paragraph } from "./mail-words.ar.ts";

/** What one person of the staff does more often than work explains. */
export const staffLimitMails: Pick<MailTexts["mails"], "staffLimitNotice" | "clientsWatchNotice"> =
  {
    staffLimitNotice: ({ name: colleague, what, count, opensAt }) => ({
      subject: "بلغ أحد الموظفين الحد المسموح به في الساعة",
      blocks: [
        paragraph(
          what === "packs"
            ? `نزّل موظف واحد ملفات الطلبات ${count} مرة خلال ساعة. ويُرفض أي تنزيل آخر حتى تنقضي الساعة.`
            : `كشف موظف واحد ${count} من أرقام الهوية خلال ساعة. وتبقى الأرقام الأخرى مخفية حتى تنقضي الساعة.`,
        ),
        facts(
          { label: "الموظف", value: colleague.ar },
          { label: "يُفتح من جديد", value: longMoment(opensAt, "ar") },
        ),
        paragraph(
          "يبيّن سجل كل طلب ما فُتح فيه. فإن لم يكن في عمله ما يفسّر ذلك فعطّل الحساب وأبلغ المسؤولين الآخرين.",
        ),
      ],
    }),
    clientsWatchNotice: ({ name: colleague, what, count, at }) => ({
      subject: "اطّلع أحد الموظفين على عملاء كثيرين",
      blocks: [
        paragraph(
          what === "opened"
            ? `فتح موظف واحد صفحات ${count} عميلًا خلال ساعة. ولم يُوقَف عمله.`
            : `بحث موظف واحد عن العملاء أكثر من ${count} مرة خلال ساعة. ولم يُوقَف عمله.`,
        ),
        facts(
          { label: "الموظف", value: colleague.ar },
          { label: "الوقت", value: longMoment(at, "ar") },
        ),
        paragraph(
          "يبيّن سجل التدقيق من فُتحت صفحاتهم. فإن لم يكن في عمله ما يفسّر ذلك فتحدّث إليه، ويستطيع المسؤول تعطيل حسابه.",
        ),
      ],
    }),
  };
