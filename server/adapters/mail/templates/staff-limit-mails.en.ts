import { longMoment } from "../../shown-dates.ts";
import type { MailTexts } from "./mail-texts.ts";
import { facts, paragraph } from "./mail-words.en.ts";

/** What one person of the staff does more often than work explains. */
export const staffLimitMails: Pick<MailTexts["mails"], "staffLimitNotice" | "clientsWatchNotice"> =
  {
    staffLimitNotice: ({ name: colleague, what, count, opensAt }) => ({
      subject: "A colleague has reached an hourly limit",
      blocks: [
        paragraph(
          what === "packs"
            ? `Within an hour one person downloaded the files of requests ${count} times. Further downloads are refused until the hour is over.`
            : `Within an hour one person revealed ${count} Emirates ID numbers. Further numbers stay hidden until the hour is over.`,
        ),
        facts(
          { label: "Colleague", value: colleague.en },
          { label: "Allowed again from", value: longMoment(opensAt, "en") },
        ),
        paragraph(
          "The history of each request shows what was opened. If their work does not explain it, disable the account and tell the other administrators.",
        ),
      ],
    }),
    clientsWatchNotice: ({ name: colleague, what, count, at }) => ({
      subject: "A colleague looks at many clients",
      blocks: [
        paragraph(
          what === "opened"
            ? `One person of the staff opened ${count} people within an hour. Nothing was stopped.`
            : `One person of the staff searched the clients more than ${count} times within an hour. Nothing was stopped.`,
        ),
        facts(
          { label: "Colleague", value: colleague.en },
          { label: "When", value: longMoment(at, "en") },
        ),
        paragraph(
          "The audit trail shows whom they opened. If their work does not explain it, speak to them; an administrator can disable the account.",
        ),
      ],
    }),
  };
