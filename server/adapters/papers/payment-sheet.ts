import { brand } from "../../../brand.ts";
import { formatAmount } from "../../../domain/money.ts";
import { ledgerCodes } from "../../../domain/quotes/ledger.ts";
import { parseCarBody, parseCarOrigin } from "../../../domain/vehicle/car.ts";
import { emirateNames, parseEmirate } from "../../../domain/vehicle/emirates.ts";
import { longDate, longMoment } from "../shown-dates.ts";
import { footerOf, paperTexts, signed } from "./on-every-paper.ts";
import type { PaperTexts } from "./paper-texts.ts";
import type { PaymentSummary } from "./payment-summary.ts";
import { type Row, typedRow } from "./typed-row.ts";

const rows = (some: readonly (Row | false | "" | null | undefined)[]) =>
  some.filter((row): row is Row => Boolean(row));

const vehicleFacts = ({ vehicle }: PaymentSummary, texts: PaperTexts) => {
  const body = parseCarBody(vehicle.body);
  const origin = parseCarOrigin(vehicle.origin);
  const car = [vehicle.make, vehicle.model, vehicle.modelYear].filter(Boolean).join(" ");
  return {
    rows: rows([car && typedRow(texts.car, car)]),
    brief: rows([
      body && { label: texts.body, text: texts.bodies[body] },
      { label: texts.cylinders, text: vehicle.cylinders, ltr: true },
      origin && { label: texts.origin, text: texts.origins[origin] },
    ]),
  };
};

const coverFacts = (
  { language, insuredName, coverType, cover }: PaymentSummary,
  texts: PaperTexts,
) => ({
  rows: rows([
    typedRow(texts.insured, insuredName),
    coverType && { label: texts.coverType, text: texts.coverTypes[coverType] },
  ]),
  brief: rows([
    cover && { label: texts.coverStarts, text: longDate(cover.startsOn, language) },
    cover && { label: texts.coverEnds, text: longDate(cover.endsOn, language) },
  ]),
});

const ledgerRows = ({ ledger, paidFils, returnedFils }: PaymentSummary, texts: PaperTexts) => {
  const explained = ledger.reduce((sum, { amountFils }) => sum + amountFils, 0);
  const lines = ledger.map(({ code, amountFils, verified }) => {
    const known = ledgerCodes.find((one) => one === code);
    const name = known ? texts.ledger[known] : texts.adjustment;
    const label = verified === false ? texts.assumed(name) : name;
    return { label, text: signed(amountFils) };
  });
  const rest = paidFils - explained;
  return rows([
    ...lines,
    rest !== 0 && {
      label: ledger.length > 0 ? texts.adjustment : texts.premium,
      text: signed(rest),
    },
    returnedFils > 0 && { label: texts.returned, text: signed(-returnedFils) },
  ]);
};

const plateOf = ({ plate, language }: PaymentSummary, texts: PaperTexts) => {
  const emirate = plate && parseEmirate(plate.emirate);
  return plate && emirate
    ? { ...plate, label: texts.plate, emirate: emirateNames[emirate][language] }
    : null;
};

export const paymentSheet = (summary: PaymentSummary) => {
  const { language, number, trackingId, paidFils, returnedFils } = summary;
  const texts = paperTexts[language];
  const insurer = summary.insurerName[language];
  return {
    language,
    brand: brand.name[language],
    title: texts.title,
    number,
    demonstration: summary.isDemonstration ? texts.demonstration : null,
    payee: { label: texts.paidTo, text: insurer },
    amount: { label: texts.amountPaid, text: formatAmount(paidFils) },
    payment: rows([
      { label: texts.paidAt, text: longMoment(summary.paidAt.toISOString(), language) },
      trackingId && { label: texts.trackingId, text: trackingId, ltr: true },
      { label: texts.requestNumber, text: number, ltr: true },
    ]),
    plate: plateOf(summary, texts),
    vehicle: { heading: texts.vehicleHeading, ...vehicleFacts(summary, texts) },
    cover: { heading: texts.coverHeading, ...coverFacts(summary, texts) },
    ledger: {
      heading: texts.ledgerHeading,
      rows: ledgerRows(summary, texts),
      sum: { label: texts.sum, text: formatAmount(paidFils - returnedFils) },
    },
    notes: [
      ...(summary.isReturning ? [texts.returning(insurer)] : []),
      texts.notAnInvoice(insurer),
      texts.broker(brand.name[language], insurer),
    ],
    footer: footerOf(language, summary.licenceNumber),
  };
};
