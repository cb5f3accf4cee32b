import { brand } from "../../../brand.ts";
import { documentKinds, documentSides } from "../../../domain/documents/documents.ts";
import { formatAmount } from "../../../domain/money.ts";
import { longDate, longMoment, shortDay } from "../shown-dates.ts";
import { footerOf } from "./on-every-paper.ts";
import type { StoredData } from "./stored-data.ts";
import type { StoredDataTexts } from "./stored-data.en.ts";
import { storedDataTexts } from "./stored-data-texts.ts";

type Request = StoredData["requests"][number];
type Row = { label: string; text: string; ltr?: boolean; price?: boolean };

const documentWords = (slot: Request["documents"][number], texts: StoredDataTexts) => {
  const kind = documentKinds.find((one) => slot.startsWith(`${one}_`)) ?? "document";
  const side = documentSides.find((one) => slot.endsWith(`_${one}`)) ?? "front";
  return `${texts.kinds[kind]} (${texts.sides[side]})`;
};

type MomentOf = (at: string) => string;

const some = (label: string, text: string | null, shape: Partial<Row> = {}): Row[] =>
  text === null || text === "" ? [] : [{ label, text, ...shape }];

const preferenceRows = (
  { channel, language, hours, setBy, at }: NonNullable<StoredData["preferences"]>,
  texts: StoredDataTexts,
  momentOf: MomentOf,
): Row[] => [
  { label: texts.channel, text: texts.channels[channel] },
  { label: texts.language, text: texts.languages[language] },
  ...some(
    texts.hours,
    channel === "mail" ? null : hours ? texts.span(hours.from, hours.until) : texts.anyHour,
  ),
  { label: texts.setBy[setBy], text: momentOf(at) },
];

const refundRows = (
  refund: StoredData["refunds"][number],
  texts: StoredDataTexts,
  momentOf: MomentOf,
): Row[] => {
  const { state, amountFils, iban, insurerRef, askedAt, promisedOn, endedAt } = refund;
  return [
    { label: texts.amount, text: formatAmount(amountFils), price: true },
    { label: texts.state, text: texts.refunds[state] },
    { label: texts.asked, text: momentOf(askedAt) },
    ...some(texts.iban, iban, { ltr: true }),
    ...some(texts.reference, insurerRef, { ltr: true }),
    ...some(texts.promised, promisedOn && shortDay(promisedOn)),
    ...some(texts.ended, endedAt && momentOf(endedAt)),
  ];
};

const requestRows = (request: Request, texts: StoredDataTexts, momentOf: MomentOf): Row[] => {
  const { plate, insurer, priceFils, policyNumber, documents, notes, erasedOn } = request;
  const joined = (...parts: string[]) => parts.join(texts.between);

  return [
    { label: texts.state, text: texts.states[request.state] },
    { label: texts.sent, text: momentOf(request.createdAt) },
    ...some(texts.plate, plate, { ltr: true }),
    ...some(texts.insurer, insurer),
    ...some(texts.price, priceFils === null ? null : formatAmount(priceFils), { price: true }),
    ...some(texts.policy, policyNumber, { ltr: true }),
    ...some(
      texts.documents,
      documents.map((slot) => documentWords(slot, texts)).join(texts.between),
    ),
    ...request.consents.map(({ kind, version, at }) => ({
      label: texts.consent,
      text: joined(texts.consents[kind], texts.version(version), momentOf(at)),
    })),
    ...request.payments.map(({ state, amountFils, at }) => ({
      label: texts.payment,
      text: joined(`AED ${formatAmount(amountFils)}`, texts.attempts[state], momentOf(at)),
    })),
    ...request.calls.map(({ outcome, at }) => ({
      label: texts.call,
      text: joined(texts.outcomes[outcome], momentOf(at)),
    })),
    ...(notes > 0 ? [{ label: texts.notes, text: String(notes), ltr: true }] : []),
    { label: texts.until, text: erasedOn === null ? texts.open : shortDay(erasedOn) },
  ];
};

export const storedDataSheet = (data: StoredData) => {
  const { language, phone, accountSince } = data;
  const texts = storedDataTexts[language];
  const momentOf = (at: string) => longMoment(at, language);

  return {
    language,
    title: texts.title,
    subtitle: data.name,
    brand: brand.name[language],
    demonstration: data.isDemonstration ? texts.demonstration : null,
    facts: [
      { label: texts.email, text: data.email, ltr: true },
      ...(phone === null ? [] : [{ label: texts.phone, text: phone, ltr: true }]),
      {
        label: texts.account,
        text: accountSince === null ? texts.noAccount : longDate(accountSince, language),
      },
      { label: texts.madeAt, text: momentOf(data.madeAt.toISOString()) },
    ],
    sections: [
      ...(data.preferences
        ? [
            {
              heading: { text: texts.reached, number: "" },
              rows: preferenceRows(data.preferences, texts, momentOf),
            },
          ]
        : []),
      ...data.requests.map((request) => ({
        heading: { text: texts.request, number: request.number },
        rows: requestRows(request, texts, momentOf),
      })),
      ...data.refunds.map((refund) => ({
        heading: { text: texts.refund, number: refund.number },
        rows: refundRows(refund, texts, momentOf),
      })),
      ...(data.messages.length > 0
        ? [
            {
              heading: { text: texts.messages, number: "" },
              rows: data.messages.map(({ message, at }) => ({
                label: momentOf(at),
                text: message,
              })),
            },
          ]
        : []),
      ...data.chats.map(({ number, lines }) => ({
        heading: {
          text: number === null ? texts.chat : texts.chatAbout,
          number: number ?? "",
        },
        rows: lines.map(({ by, text, at }) => ({
          label: `${texts.writers[by]}${texts.between}${momentOf(at)}`,
          text,
        })),
      })),
      ...(data.openings.length > 0
        ? [
            {
              heading: { text: texts.openings, number: "" },
              rows: data.openings.map(({ kind, at }) => ({
                label: momentOf(at),
                text: texts.opened[kind],
              })),
            },
          ]
        : []),
    ],
    notes: texts.closing,
    footer: footerOf(language, data.licenceNumber),
  };
};
