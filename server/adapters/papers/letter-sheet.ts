import { brand } from "../../../brand.ts";
import { formatAmount } from "../../../domain/money.ts";
import { emirateNames, parseEmirate } from "../../../domain/vehicle/emirates.ts";
import { longDate } from "../shown-dates.ts";
import type { CancellationLetter, PolicyToCancel } from "./cancellation-letter.ts";
import { type LetterTexts, letterTexts } from "./letter-texts.ts";
import { typedRow } from "./typed-row.ts";

const isolated = (text: string) => `\u2066${text}\u2069`;

const blank = (label: string) => ({ label, text: null });

const plateText = ({ plate }: PolicyToCancel, language: CancellationLetter["language"]) => {
  const emirate = plate && parseEmirate(plate.emirate);
  if (!plate || !emirate) return null;
  return `${emirateNames[emirate][language]} ${isolated(`${plate.code} ${plate.number}`)}`;
};

const factsOf = ({ language, policy }: CancellationLetter, texts: LetterTexts) => {
  const fact = (label: string, text: string | null | undefined, ltr = false) => ({
    label,
    text: text ?? null,
    ltr,
  });
  return [
    fact(texts.requestNumber, policy?.number, true),
    fact(texts.policyNumber, policy?.policyNumber, true),
    fact(texts.plate, policy && plateText(policy, language)),
    fact(texts.coverStarts, policy && longDate(policy.cover.startsOn, language)),
    fact(texts.coverEnds, policy && longDate(policy.cover.endsOn, language)),
    fact(texts.paid, policy && `AED ${formatAmount(policy.paidFils)}`, true),
  ];
};

/** Every value is a line to write on where there is no policy. */
export const letterSheet = (letter: CancellationLetter) => {
  const { language, policy } = letter;
  const texts = letterTexts[language];
  const refund = policy?.refund;
  return {
    language,
    title: texts.title,
    author: policy?.insuredName ?? brand.name[language],
    sides: [
      policy ? typedRow(texts.from, `${policy.insuredName}, ${policy.email}`) : blank(texts.from),
      policy ? typedRow(texts.to, policy.insurerName[language]) : blank(texts.to),
    ],
    date: policy
      ? { label: texts.date, text: longDate(policy.writtenOn, language) }
      : blank(texts.date),
    facts: factsOf(letter, texts),
    greeting: texts.greeting,
    request: policy ? texts.request(longDate(policy.cancelledOn, language)) : texts.requestBlank,
    reason: { heading: texts.reason, options: texts.reasons, other: texts.other },
    claims: { heading: texts.claims, text: texts.noClaims },
    refund: {
      heading: texts.refund,
      text: refund ? texts.expected(isolated(`${refund.percent}%`)) : texts.expectedBlank,
      amount: refund ? formatAmount(refund.refundFils) : null,
      source: texts.source,
      account: [blank(texts.iban), blank(texts.holder)],
    },
    closing: texts.closing,
    signature: [blank(texts.signature), blank(texts.signedOn)],
    footer: texts.footer(brand.name[language]),
  };
};
