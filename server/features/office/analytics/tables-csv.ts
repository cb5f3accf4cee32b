import type { Analytics, AnalyticsTable } from "../../../../contract/office/analytics/analytics.ts";
import type { Compared, Count } from "../../../../contract/office/analytics/figure-shapes.ts";
import type { Language } from "../../../../domain/language.ts";
import { formatAmount } from "../../../../domain/money.ts";
import { writeCsv } from "../csv/write-csv.ts";

type Sheet = { columns: string[]; rows: string[][] };

const HIDDEN = "hidden";

const numbers = ({ now, before }: Compared, write: (value: number) => string = String) =>
  [now, before].map((value) => (value === null ? HIDDEN : write(value)));
const counts = (count: Count) => [
  ...numbers(count),
  count.now === null ? HIDDEN : String(count.erased),
];
const aed = (fils: number) => formatAmount(fils).replaceAll(",", "");
const measured = (value: number | null) => (value === null ? "" : String(value));
/** No number where there were too few. */
const times = ({ now, before }: Compared) => [measured(now), measured(before)];

const three = (name: string) => [name, `${name}_before`, `${name}_erased`];
const two = (name: string) => [name, `${name}_before`];

const sheets: Record<AnalyticsTable, (shown: Analytics, language: Language) => Sheet> = {
  funnel: ({ by, funnel: { total, rows } }) => ({
    columns: [by, ...["requests", "leads", "paid", "policies"].flatMap(three)],
    rows: [{ value: "all", ...total }, ...rows].map((row) => [
      row.value,
      ...[row.requests, row.leads, row.paid, row.policies].flatMap(counts),
    ]),
  }),
  premium: ({ by, premium: { total, rows } }) => {
    const hasCommission = total.commissionFils !== null;
    return {
      columns: [
        by,
        ...three("policies"),
        ...two("premium_aed"),
        ...(hasCommission ? two("commission_aed") : []),
      ],
      rows: [{ value: "all", ...total }, ...rows].map((row) => [
        row.value,
        ...counts(row.policies),
        ...numbers(row.premiumFils, aed),
        ...(row.commissionFils ? numbers(row.commissionFils, aed) : []),
      ]),
    };
  },
  times: (shown) => ({
    columns: ["time", ...three("cases"), ...two("median_seconds"), ...two("nine_of_ten_seconds")],
    rows: shown.times.map(({ figure, cases, median, nineOfTen }) => [
      figure,
      ...counts(cases),
      ...times(median),
      ...times(nineOfTen),
    ]),
  }),
  lost: ({ lost: { total, rows } }) => ({
    columns: ["outcome", ...three("requests")],
    rows: [{ outcome: "all", count: total }, ...rows].map(({ outcome, count }) => [
      outcome,
      ...counts(count),
    ]),
  }),
  workload: ({ workload }, language) => ({
    columns: ["colleague", ...["answered", "offered", "policies", "rejected"].flatMap(three)],
    rows: workload.map(({ colleague, answered, offered, issued, rejected }) => [
      colleague.name[language],
      ...[answered, offered, issued, rejected].flatMap(counts),
    ]),
  }),
  shown: ({ shown, names }, language) => ({
    columns: ["insurer", "plan", ...two("shown"), ...two("cheapest"), ...three("bought")],
    rows: shown.map(({ insurer, plan, shown: count, cheapest, bought }) => [
      names.insurers[insurer]?.[language] ?? insurer,
      names.plans[plan]?.[language] ?? plan,
      ...numbers(count),
      ...numbers(cheapest),
      ...counts(bought),
    ]),
  }),
  visits: ({ visits }) => ({
    columns: ["page", ...["english", "arabic", "language_unknown"].flatMap(two)],
    rows: visits.map(({ page, en, ar, unknown }) => [
      page,
      ...[en, ar, unknown].flatMap((count) => numbers(count)),
    ]),
  }),
  speed: ({ speed }) => ({
    columns: ["page", "language", ...["loads", "lcp_ms_p75", "inp_ms_p75", "cls_p75"].flatMap(two)],
    rows: speed.map(({ page, language, loads, lcp, inp, cls }) => [
      page,
      language,
      ...[loads, lcp, inp, cls].flatMap(times),
    ]),
  }),
};

/** What is hidden stands so, not as a number (ruling O11). */
export const tableCsv = (table: AnalyticsTable, shown: Analytics, language: Language): string => {
  const { columns, rows } = sheets[table](shown, language);
  return writeCsv(columns, rows);
};
