import type { Language } from "../../../../domain/language.ts";
import { formatAmount } from "../../../../domain/money.ts";
import type { RefundStep } from "../../../../domain/refunds/refund-step.ts";
import type { RefundMail } from "../refund-mail.ts";
import type { Block, Content, Fact } from "./content.ts";

type Words = {
  greeting: (username: RefundMail["username"]) => Block;
  facts: (...facts: Fact[]) => Block;
  paragraph: (text: string) => Block;
  requestNumber: (number: string) => Fact;
  call: Fact;
  write: Fact;
};

/** The sentences of one language. */
type Texts = {
  said: Record<RefundStep, (mail: RefundMail) => Block[]>;
  subjects: Record<RefundStep, string>;
  /** What says whom to ask is a part of `said` where somebody else may have named the account. */
  askUs: Record<Exclude<RefundStep, "accountGiven">, string>;
  labels: { insurer: string; refund: string };
  buttons: { see: string; enterIban: string };
};

export const refundMail =
  (
    language: Language,
    { greeting, facts, paragraph, requestNumber, call, write }: Words,
    { said, subjects, askUs, labels, buttons }: Texts,
  ) =>
  (mail: RefundMail): Content => {
    const { step, username, number, insurerName, amountFils, needs, path } = mail;
    const asksForIban = (step === "approved" || step === "failed") && needs.includes("iban");
    const sum = { label: labels.refund, value: `AED ${formatAmount(amountFils)}`, ltr: true };
    const insurer = { label: labels.insurer, value: insurerName[language] };
    return {
      subject: subjects[step],
      blocks: [
        greeting(username),
        ...said[step](mail),
        facts(requestNumber(number), insurer, sum),
        { kind: "button", label: asksForIban ? buttons.enterIban : buttons.see, path },
        ...(step === "accountGiven" ? [] : [paragraph(askUs[step]), facts(write, call)]),
      ],
    };
  };
