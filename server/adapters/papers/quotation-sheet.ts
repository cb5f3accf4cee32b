import { renderSVG } from "uqr";
import { brand } from "../../../brand.ts";
import type { Language } from "../../../domain/language.ts";
import { formatAmount } from "../../../domain/money.ts";
import { type LedgerCode, ledgerCodes } from "../../../domain/quotes/ledger.ts";
import { longDate, longMoment } from "../shown-dates.ts";
import { footerOf, paperTexts, signed } from "./on-every-paper.ts";
import { arabicQuotation } from "./quotation.ar.ts";
import { englishQuotation } from "./quotation.en.ts";
import type { Quotation } from "./quotation.ts";
import type { QuotationTexts } from "./quotation-texts.ts";

export const quotationTexts: Record<Language, QuotationTexts> = {
  en: englishQuotation,
  ar: arabicQuotation,
};

/** QR code as SVG; the page around it is its quiet zone. */
const codeOf = (url: string) =>
  renderSVG(url, { ecc: "M", border: 2, blackColor: "#12332a", whiteColor: "#ffffff" });

/** Enough to tell editions and versions apart by eye. */
const DIGEST_SHOWN = 12;
const shortened = (digests: readonly string[]) => [
  ...new Set(digests.map((digest) => digest.slice(0, DIGEST_SHOWN))),
];

/** `price` and `ltr` are read from the left in both languages; what is `absent` stands back. */
type Cell = { text: string; ltr?: boolean; price?: boolean; absent?: boolean };
type Row = { label: string; cells: Cell[] };

const words = (text: string): Cell => ({ text });
const latin = (text: string): Cell => ({ text, ltr: true });
const price = (text: string): Cell => ({ text, price: true });
const wholeAed = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });
const list = (language: Language) => new Intl.ListFormat(language, { type: "unit" });

const termRows = ({ quotes, language }: Quotation, texts: QuotationTexts): Row[] => {
  const { ledger } = paperTexts[language];
  const hasOwnDamage = quotes.some(({ excessAed }) => excessAed !== null);
  const none = words(texts.ownCarNotCovered);
  const ownDamage: Row[] = [
    {
      label: texts.excess,
      cells: quotes.map(({ excessAed }) =>
        excessAed === null ? none : price(wholeAed.format(excessAed)),
      ),
    },
    {
      label: texts.repair,
      cells: quotes.map(({ repair }) => (repair === null ? none : words(texts.repairs[repair]))),
    },
  ];
  return [
    ...(hasOwnDamage ? ownDamage : []),
    {
      label: texts.addOns,
      cells: quotes.map(({ addOns }) =>
        words(
          addOns.length === 0
            ? texts.none
            : list(language).format(addOns.map((addOn) => ledger[addOn])),
        ),
      ),
    },
  ];
};

const ledgerRows = ({ quotes, language }: Quotation): Row[] => {
  const texts = paperTexts[language];
  const linesOf = (code: LedgerCode) =>
    quotes.map(({ ledger }) => ledger.find((line) => line.code === code));
  return ledgerCodes.flatMap((code) => {
    const lines = linesOf(code);
    if (lines.every((line) => line === undefined)) return [];
    const isAssumed = lines.some((line) => line?.verified === false);
    const name = texts.ledger[code];
    return [
      {
        label: isAssumed ? texts.assumed(name) : name,
        cells: lines.map((line) => latin(line ? signed(line.amountFils) : "–")),
      },
    ];
  });
};

const commissionRow = ({ quotes, language }: Quotation, texts: QuotationTexts): Row => ({
  label: texts.commission(brand.name[language]),
  cells: quotes.map(({ commission }) =>
    commission
      ? latin(`${commission.points / 100}% · ${formatAmount(commission.amountFils)}`)
      : words(texts.notStated),
  ),
});

const answerRows = ({ answers }: Quotation, texts: QuotationTexts) =>
  answers.flatMap(({ input, value, isAssumed }) => {
    if (input === "excess" || input === "repair" || input === "addOns") return [];
    const name = texts.inputs[input];
    const label = isAssumed ? texts.assumed(name) : name;
    return [{ label, ...answerCell(input, value, texts) }];
  });

const answerCell = (input: string, value: unknown, texts: QuotationTexts): Cell => {
  if (typeof value === "boolean") return words(value ? texts.yes : texts.no);
  if (value === "none" || value === "one" || value === "two_or_more")
    return words(texts.claims[value]);
  if (input === "value") return price(wholeAed.format(Number(value)));
  return latin(String(value));
};

export const quotationSheet = (quotation: Quotation) => {
  const { language, madeAt, car, quotes, licenceNumber } = quotation;
  const texts = quotationTexts[language];
  const shared = paperTexts[language];
  const at = madeAt.toISOString();
  const shownUntil = quotes[0]?.shownUntil ?? madeAt;
  return {
    language,
    brand: brand.name[language],
    title: texts.title,
    subtitle: longDate(at, language),
    demonstration: quotation.isDemonstration ? texts.demonstration : null,
    facts: [
      { label: texts.valid, ...words(texts.validOn(longDate(at, language))) },
      { label: texts.madeAt, ...words(longMoment(at, language)) },
      { label: texts.purchase, ...words(texts.purchases[car.purchase]) },
      { label: shared.body, ...words(shared.bodies[car.body]) },
      { label: shared.cylinders, ...latin(car.cylinders) },
    ],
    compared: texts.compared,
    quotes: quotes.map((quote) => ({
      insurer: quote.insurerName[language],
      plan: quote.planName[language],
      cover: texts.covers[quote.coverType],
      price: formatAmount(quote.priceFils),
      number: quote.number,
      url: quote.url,
      code: { svg: codeOf(quote.url), alt: texts.code(quote.number) },
    })),
    "price-label": texts.price,
    back: {
      label: texts.back,
      help: texts.backHelp(longMoment(shownUntil.toISOString(), language)),
      number: texts.number,
      open: texts.open,
    },
    terms: termRows(quotation, texts),
    cover: {
      heading: shared.coverHeading,
      rows: quotation.cover.map(({ label, values }) => ({
        label,
        cells: values.map(({ text, isCovered }) => ({ ...words(text), absent: !isCovered })),
      })),
    },
    answers: { heading: texts.answersHeading, rows: answerRows(quotation, texts) },
    ledger: {
      heading: texts.ledgerHeading,
      rows: ledgerRows(quotation),
      sum: {
        label: shared.sum,
        cells: quotes.map(({ priceFils }) => price(formatAmount(priceFils))),
      },
      commission: commissionRow(quotation, texts),
    },
    notes: texts.notes(brand.name[language]),
    editions: {
      label: texts.editions,
      digests: shortened(quotes.map(({ edition }) => edition)),
    },
    versions: {
      label: texts.versions,
      digests: shortened(quotes.map(({ planVersion }) => planVersion)),
    },
    footer: footerOf(language, licenceNumber),
  };
};
