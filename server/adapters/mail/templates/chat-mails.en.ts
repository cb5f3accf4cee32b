import { CHAT_DAYS } from "../../../../domain/chat/retention.ts";
import { longMoment } from "../../shown-dates.ts";
import type { MailTexts } from "./mail-texts.ts";
import { call, facts, greeting, name, paragraph, write } from "./mail-words.en.ts";

export const chatMails: Pick<MailTexts["mails"], "chatTranscript"> = {
  chatTranscript: ({ isMessageAnswered, isShortened, lines }) => ({
    subject: `Your chat with ${name}`,
    blocks: [
      greeting(null),
      paragraph(
        isMessageAnswered
          ? "You left us a message. Our answer is in the chat below. The times are Dubai time."
          : "This is your chat with our team. The times are Dubai time.",
      ),
      ...(isShortened
        ? [paragraph("It was too long for an email, so its beginning is left out.")]
        : []),
      {
        kind: "conversation",
        lines: lines.map(({ by, text, at }) => ({
          by: by?.en ?? "You",
          when: longMoment(at, "en"),
          text,
        })),
      },
      paragraph(
        `We erase a chat ${CHAT_DAYS} days after it ended; one that belongs to a request is kept as long as the request.`,
      ),
      paragraph("If you did not chat with us, somebody gave this address by mistake: tell us."),
      facts(write, call),
    ],
  }),
};
