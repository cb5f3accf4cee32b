import { CHAT_DAYS } from "../../../../domain/chat/retention.ts";
import { longMoment } from "../../shown-dates.ts";
import type { MailTexts } from "./mail-texts.ts";
import { call, facts, greeting, name, paragraph, write } from "./mail-words.ar.ts";

export const chatMails: Pick<MailTexts["mails"], "chatTranscript"> = {
  chatTranscript: ({ isMessageAnswered, isShortened, lines }) => ({
    subject: `محادثتك مع ${name}`,
    blocks: [
      greeting(null),
      paragraph(
        isMessageAnswered
          ? "تركتَ لنا رسالة، وتجد جوابنا في المحادثة أدناه. والأوقات بتوقيت دبي."
          : "هذه محادثتك مع فريقنا. والأوقات بتوقيت دبي.",
      ),
      ...(isShortened ? [paragraph("المحادثة أطول من أن يسعها البريد، فحُذف أولها هنا.")] : []),
      {
        kind: "conversation",
        lines: lines.map(({ by, text, at }) => ({
          by: by?.ar ?? "أنت",
          when: longMoment(at, "ar"),
          text,
        })),
      },
      paragraph(
        `نحذف المحادثة بعد ${CHAT_DAYS} يومًا من انتهائها، أما المحادثة التي تتبع طلبًا فنحتفظ بها ما دام الطلب محفوظًا.`,
      ),
      paragraph("إن لم تتحدّث معنا فقد كُتب هذا العنوان خطأً: أخبرنا بذلك."),
      facts(write, call),
    ],
  }),
};
