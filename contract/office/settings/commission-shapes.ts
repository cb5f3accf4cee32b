import * as z from "zod/mini";
import { differenceStates, lineStandings } from "../../../domain/commission/compare-line.ts";
import { bilingual, moment } from "../../values.ts";
import { CsvError } from "../csv-errors.ts";
import { StaffName } from "../staff-name.ts";

/** What a PDF may hold; the CSV has no such limit. */
export const MOST_PRINTED_LINES = 1000;

/** Of the CSV of a statement; amounts in AED. */
export const statementColumns = ["policy_number", "premium", "commission", "date"] as const;

export const MONTH_PAGE = 100;

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

export const Overview = z.object({
  months: z.array(Month),
  total: z.object({ ...sums, open: z.number() }),
  /** Open ones of the reader. */
  mine: z.array(Difference),
  insurers: z.array(Insurer),
});
export type CommissionOverview = z.infer<typeof Overview>;

/** Of one policy, or of a number that no policy has. */
export const Line = z.object({
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

/** One statement that was imported; by nobody named where it came before names were kept. */
const Import = z.object({
  /** Names it in its month. */
  importedAt: moment,
  by: z.nullable(StaffName),
  /** Those of its file that were new. */
  lines: z.number(),
  amountFils: fils,
  takenBack: z.nullable(z.object({ at: moment, by: z.nullable(StaffName), reason: z.string() })),
});
export type CommissionImport = z.infer<typeof Import>;

export const MonthShown = z.object({
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
  /** When its last statement was imported that was not taken back. */
  importedAt: z.nullable(moment),
  /** The newest first, those that were taken back, too. */
  imports: z.array(Import),
  /** Who may have a difference. */
  colleagues: z.array(StaffName),
});
export type CommissionMonth = z.infer<typeof MonthShown>;

const Counted = z.object({
  /** Lines of the file, and how many of them were there already. */
  rows: z.number(),
  known: z.number(),
  receivedFils: fils,
  /** New lines that are dated outside the month, and between which days; null without any. */
  outside: z.nullable(z.object({ lines: z.number(), from: z.iso.date(), to: z.iso.date() })),
  /** Lines dated in the future, in Dubai: they are errors, too. */
  inFuture: z.number(),
  standings: z.record(z.enum(lineStandings), z.number()),
});

export const Preview = z.object({
  ...Counted.shape,
  errors: z.array(CsvError),
  errorCount: z.number(),
  /** Names the file and what it was compared with. */
  digest: z.string(),
});
export type StatementPreview = z.infer<typeof Preview>;
