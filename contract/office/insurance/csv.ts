import * as z from "zod/mini";
import { coverTypes } from "../../../domain/quotes/package-kinds.ts";
import { text } from "../../bounded-text.ts";
import { route } from "../../route.ts";
import { bilingual, moment } from "../../values.ts";
import { staffRefusals as refusals } from "../answers.ts";
import { CsvError, MAX_CSV_BYTES } from "../csv-errors.ts";
import { agents } from "../desk/request-actions.ts";
import { pagedRooms } from "../rooms.ts";

const tags = ["office: insurance"] as const;
const readers = { staff: pagedRooms.insurance.roles };

/** Cells by what a file would make of them. */
const CsvCounts = z.object({
  created: z.number(),
  changed: z.number(),
  same: z.number(),
  removed: z.number(),
});
export type CsvCounts = z.infer<typeof CsvCounts>;

/** A plan that a file changes; `id` of its draft, null before there is one. */
const CsvDraft = z.object({
  plan: z.string(),
  name: bilingual,
  insurer: bilingual,
  id: z.nullable(z.string()),
});

const CsvPreview = z.object({
  rows: z.number(),
  counts: CsvCounts,
  drafts: z.array(CsvDraft),
  errors: z.array(CsvError),
  /** Of all errors, of which `errors` has the first 200. */
  errorCount: z.number(),
  /** Names the file and what counts now. */
  digest: z.string(),
});
export type CsvPreview = z.infer<typeof CsvPreview>;

/** A line of the answer to a preview: how far it is, and then what was found. */
export type CsvProgress = { checked: number; of: number };
export type CsvLine = CsvProgress | { preview: CsvPreview };

const CsvImported = z.object({ counts: CsvCounts, drafts: z.array(CsvDraft) });
export type CsvImported = z.infer<typeof CsvImported>;

export const csvKinds = ["plans", "editions"] as const;
export type CsvKind = (typeof csvKinds)[number];

const PlanListed = z.object({
  id: z.string(),
  name: bilingual,
  insurer: z.object({ slug: z.string(), name: bilingual }),
  coverType: z.enum(coverTypes),
  isOnSale: z.boolean(),
  /** Of the version, or of the edition on sale. */
  number: z.number(),
  since: moment,
  /** The draft that is open. */
  draft: z.nullable(z.string()),
});
export type PlanListed = z.infer<typeof PlanListed>;

const List = { 200: z.object({ status: z.literal("success"), data: z.array(PlanListed) }) };
const Imported = { 200: z.object({ status: z.literal("success"), data: CsvImported }) };

const readList = <const Kind extends CsvKind>(kind: Kind, summary: string) =>
  route({
    method: "GET",
    url: `/api/office/${kind}`,
    config: { access: readers },
    schema: { summary, tags, response: { ...List, ...refusals } },
  });

const exportOf = <const Kind extends CsvKind>(kind: Kind, summary: string) =>
  route({
    method: "GET",
    url: `/api/office/${kind}.csv`,
    config: { access: readers },
    schema: { summary, tags, response: { 200: z.any(), ...refusals } },
  });

const previewOf = <const Kind extends CsvKind>(kind: Kind, summary: string) =>
  route({
    method: "POST",
    url: `/api/office/${kind}/preview`,
    config: { access: agents },
    schema: {
      summary,
      tags,
      body: z.object({ text: text(MAX_CSV_BYTES) }),
      response: { 200: z.any(), ...refusals },
    },
  });

const importOf = <const Kind extends CsvKind>(kind: Kind, summary: string) =>
  route({
    method: "POST",
    url: `/api/office/${kind}/import`,
    config: { access: agents },
    schema: {
      summary,
      tags,
      body: z.object({ text: text(MAX_CSV_BYTES), digest: text(64) }),
      response: { ...Imported, ...refusals },
    },
  });

export const listPlanVersions = readList("plans", "The version of now of each plan");
export const listEditionsOnSale = readList("editions", "The edition on sale of each plan");

export const csvCalls = {
  plans: {
    export: exportOf("plans", "What each plan is called, covers and says, as CSV"),
    preview: previewOf("plans", "What a CSV of plans would change, as lines of JSON"),
    import: importOf("plans", "Make a draft of each plan that a CSV changes"),
  },
  editions: {
    export: exportOf("editions", "The tables on sale of each plan, as CSV"),
    preview: previewOf("editions", "What a CSV of editions would change, as lines of JSON"),
    import: importOf("editions", "Make a draft of each edition that a CSV changes"),
  },
} as const;
