import * as z from "zod/mini";
import { differenceStates, lineStandings } from "../../../domain/commission/compare-line.ts";
import { text } from "../../bounded-text.ts";
import { route } from "../../route.ts";
import { bilingual, moment } from "../../values.ts";
import { staffRefusals as refusals } from "../answers.ts";
import { CsvError, MAX_CSV_BYTES } from "../csv-errors.ts";
import { settingsSections } from "./sections.ts";
import { StaffName } from "../staff-name.ts";
import { versioned } from "../versioned.ts";

const tags = ["office: settings"] as const;
const config = { access: { staff: settingsSections.commission } };
const path = "/api/office/settings/commission";

/** Of the CSV of a statement; amounts in AED. */
export const statementColumns = ["policy_number", "premium", "commission", "date"] as const;

export const MONTH_PAGE = 100;

const params = z.object({ insurer: text(60), month: text(7) });
const fils = z.number();
const sums = { expectedFils: fils, receivedFils: fils, differenceFils: fils };

const Insurer = z.object({ slug: z.string(), name: bilingual });

/** A line that is not as expected, and whose work it is. */
const Difference = z.object({
  id: z.string(),
  insurer: Insurer,
  month: z.string(),
  number: z.string(),
  state: z.enum(differenceStates),
  standing: z.enum(lineStandings),
  differenceFils: fils,
  assignee: StaffName,
  dueOn: z.iso.date(),
  isLate: z.boolean(),
  reason: z.nullable(z.string()),
  /** Null while it is open, and where a statement settled it. */
  endedBy: z.nullable(StaffName),
  endedAt: z.nullable(moment),
  version: z.number(),
});
export type CommissionDifference = z.infer<typeof Difference>;

const Month = z.object({
  month: z.string(),
  insurer: Insurer,
  ...sums,
  /** Differences that nobody has settled. */
  open: z.number(),
});

const Overview = z.object({
  months: z.array(Month),
  total: z.object({ ...sums, open: z.number() }),
  /** Open ones of the reader. */
  mine: z.array(Difference),
  insurers: z.array(Insurer),
});
export type CommissionOverview = z.infer<typeof Overview>;

/** Of one policy, or of a number that no policy has. */
const Line = z.object({
  number: z.string(),
  /** Null where there is no such policy, or it was erased. */
  requestId: z.nullable(z.string()),
  startsOn: z.nullable(z.string()),
  endsOn: z.nullable(z.string()),
  premiumFils: z.nullable(fils),
  expectedFils: fils,
  /** Null where nothing was received. */
  receivedFils: z.nullable(fils),
  differenceFils: fils,
  isCancelled: z.boolean(),
  standing: z.enum(lineStandings),
  difference: z.nullable(Difference),
});
export type CommissionLine = z.infer<typeof Line>;

const MonthShown = z.object({
  insurer: Insurer,
  month: z.string(),
  total: z.object(sums),
  /** Differences that nobody has settled. */
  open: z.number(),
  /** Lines of the month, of which `lines` is a page. */
  count: z.number(),
  lines: z.array(Line),
  /** Names where the next page begins; null on the last. */
  next: z.nullable(z.string()),
  /** When its last statement was imported. */
  importedAt: z.nullable(moment),
  /** Who may have a difference. */
  colleagues: z.array(StaffName),
});
export type CommissionMonth = z.infer<typeof MonthShown>;

const answer = {
  200: z.object({ status: z.literal("success"), data: MonthShown }),
  ...refusals,
};

export const readCommission = route({
  method: "GET",
  url: path,
  config,
  schema: {
    summary: "Commission of the last 24 months by insurer, and the reader's open differences",
    tags,
    response: { 200: z.object({ status: z.literal("success"), data: Overview }), ...refusals },
  },
});

export const readCommissionMonth = route({
  method: "GET",
  url: `${path}/:insurer/:month`,
  config,
  schema: {
    summary: `The commission of one insurer in one month, ${MONTH_PAGE} policies at a time`,
    tags,
    params,
    querystring: z.object({ after: z.optional(text(60)) }),
    response: answer,
  },
});

const Counted = z.object({
  /** Lines of the file, and how many of them were there already. */
  rows: z.number(),
  known: z.number(),
  receivedFils: fils,
  standings: z.record(z.enum(lineStandings), z.number()),
});

const Preview = z.object({
  ...Counted.shape,
  errors: z.array(CsvError),
  errorCount: z.number(),
  /** Names the file and what it was compared with. */
  digest: z.string(),
});
export type StatementPreview = z.infer<typeof Preview>;

export const previewStatement = route({
  method: "POST",
  url: `${path}/:insurer/:month/preview`,
  config,
  schema: {
    summary: "How a statement as CSV compares with what is expected; writes nothing",
    tags,
    params,
    body: z.object({ text: text(MAX_CSV_BYTES) }),
    response: { 200: z.object({ status: z.literal("success"), data: Preview }), ...refusals },
  },
});

export const importStatement = route({
  method: "POST",
  url: `${path}/:insurer/:month/import`,
  config,
  schema: {
    summary: "Import a statement: all of it or nothing, and each line once",
    tags,
    params,
    body: z.object({ text: text(MAX_CSV_BYTES), digest: text(64) }),
    response: answer,
  },
});

export const enterCommission = route({
  method: "POST",
  url: `${path}/:insurer/:month/entries`,
  config,
  schema: {
    summary: "Enter by hand what was received; a key names the entry, so that it counts once",
    tags,
    params,
    body: z.object({
      key: text(60),
      number: text(60),
      amountFils: z.int(),
      day: text(10),
      note: text(300),
    }),
    response: answer,
  },
});

const acted = {
  200: z.object({
    status: z.literal("success"),
    data: z.object({ line: Line, open: z.number() }),
  }),
  ...refusals,
};

const acts = <const Name extends string, Body extends z.ZodMiniType>(
  name: Name,
  summary: string,
  body: Body,
) =>
  route({
    method: "POST",
    url: `${path}/differences/:id/${name}`,
    config,
    schema: { summary, tags, params: z.object({ id: text(60) }), body, response: acted },
  });

export const changeDifference = acts(
  "change",
  "Give a difference to a colleague, until another day",
  z.object({ ...versioned, assignee: text(60), dueOn: text(10) }),
);

export const endDifference = acts(
  "end",
  "Settle a difference or write it off, with a reason",
  z.object({ ...versioned, state: z.enum(["settled", "writtenOff"]), reason: text(500) }),
);

/** What a PDF may hold; the CSV has no such limit. */
export const MOST_PRINTED_LINES = 1000;

export const printBordereau = route({
  method: "GET",
  url: `${path}/:insurer/:month/bordereau.pdf`,
  config,
  schema: {
    summary: `The same as PDF, up to ${MOST_PRINTED_LINES} policies`,
    tags,
    params,
    querystring: z.object({ lang: z.optional(z.enum(["en", "ar"])) }),
    response: { 200: z.any(), ...refusals },
  },
});

export const exportBordereau = route({
  method: "GET",
  url: `${path}/:insurer/:month/bordereau.csv`,
  config,
  schema: {
    summary: "The month of an insurer as CSV: what we expect of each policy",
    tags,
    params,
    response: { 200: z.any(), ...refusals },
  },
});
