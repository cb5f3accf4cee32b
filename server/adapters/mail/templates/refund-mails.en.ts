import type { RefundStep } from "../../../../domain/refunds/refund-step.ts";
import { longDate } from "../../shown-dates.ts";
import type { RefundMail } from "../refund-mail.ts";
import type { Block } from "./content.ts";
import type { MailTexts } from "./mail-texts.ts";
import * as mailWords from "./mail-words.en.ts";
import { refundMail } from "./refund-mail-layout.ts";

const { call, facts, paragraph, write } = mailWords;

const account = (ibanTail: string | null) =>
  ibanTail === null ? "your bank account" : `the account ending ${ibanTail}`;

const comes = ({ way, insurerName: { en: insurer }, ibanTail }: RefundMail) => {
  if (way === "card") return `${insurer} pays it back to the card you paid with.`;
  if (way === "cheque") return `You collect a cheque at the office of ${insurer}.`;
  return `${insurer} transfers it to ${account(ibanTail)}.`;
};

const came = ({ way, insurerName: { en: insurer }, ibanTail }: RefundMail) => {
  if (way === "card")
    return `${insurer} has paid it back to the card you paid with. Your bank may need some days to show it.`;
  if (way === "cheque") return `${insurer} has paid it with a cheque.`;
  return `${insurer} has transferred it to ${account(ibanTail)}. Your bank may need some days to show it.`;
};

const needed = (needs: RefundMail["needs"], insurer: string): Block[] => [
  ...(needs.includes("iban")
    ? [
        paragraph(
          `We need your IBAN before we can ask ${insurer} for the money. Please enter it on the page of your request, and do not send it by email.`,
        ),
      ]
    : []),
  ...(needs.includes("certificate")
    ? [
        paragraph(
          "The insurer also asks for your bank's certificate of this IBAN. You can send it on the page of your request.",
        ),
      ]
    : []),
];

const nothingToDo = paragraph("You do not have to do anything.");

const said: Record<RefundStep, (mail: RefundMail) => Block[]> = {
  approved: (mail) => [
    paragraph(`Your refund is approved. ${comes(mail)}`),
    ...(mail.needs.length > 0 ? needed(mail.needs, mail.insurerName.en) : [nothingToDo]),
  ],
  sent: (mail) => [
    paragraph(`We have asked ${mail.insurerName.en} for your refund. ${comes(mail)}`),
    paragraph(
      mail.promisedOn === null
        ? "The insurer has named no day for it. The page of your request shows how far it is."
        : `By its own terms it pays by ${longDate(mail.promisedOn, "en")}.`,
    ),
  ],
  failed: ({ insurerName, needs }) => [
    paragraph(
      `${insurerName.en} could not pay your refund. ${needs.length > 0 ? "We ask again as soon as we have what is missing." : "We are asking again."}`,
    ),
    ...(needs.length > 0 ? needed(needs, insurerName.en) : [nothingToDo]),
  ],
  confirmed: (mail) => [paragraph(`Your refund is confirmed. ${came(mail)}`)],
  ended: () => [
    paragraph(
      "This refund has ended, and nothing was paid for it. The page of your request shows what came of it.",
    ),
  ],
  accountGiven: ({ insurerName, ibanTail }) => [
    paragraph(
      `The account${ibanTail === null ? "" : ` ending ${ibanTail}`} was saved for your refund from ${insurerName.en}.`,
    ),
    paragraph("If this was not you, tell us at once:"),
    facts(call, write),
  ],
};

const subjects: Record<RefundStep, string> = {
  approved: "Your refund is approved",
  sent: "We have asked the insurer for your refund",
  failed: "Your refund could not be paid yet",
  confirmed: "Your refund is confirmed",
  ended: "Your refund has ended without payment",
  accountGiven: "An account was saved for your refund",
};

const askUs = {
  approved: "If you have a question about it, ask us:",
  sent: "If you have a question about it, ask us:",
  failed: "If you have a question about it, ask us:",
  confirmed: "If it has not arrived, tell us:",
  ended: "If you think that money is due to you, tell us:",
};

export const refundMails: Pick<MailTexts["mails"], "refund"> = {
  refund: refundMail("en", mailWords, {
    said,
    subjects,
    askUs,
    labels: { insurer: "Insurer", refund: "Refund" },
    buttons: { see: "See your refund", enterIban: "Enter your IBAN" },
  }),
};
