import type { CsvErrorCode } from "../../../../../contract/office/csv-errors.ts";
import type { CsvRow } from "../../csv/rows.ts";
import type { DraftState } from "../../../../../domain/insurance/draft-state.ts";
import type { PlanContent } from "../../../../../domain/insurance/plan-content.ts";
import type { Bilingual } from "../../../../../domain/language.ts";
import type { CoverType } from "../../../../../domain/quotes/package-kinds.ts";
import type { Edition } from "../../../../../domain/quotes/rating-plan.ts";

export type SheetContent = { editions: Edition; plans: PlanContent };

/** A plan with what counts of it now, and its open draft. */
export type SheetPlan<Content> = {
  id: string;
  name: Bilingual;
  insurer: { slug: string; name: Bilingual };
  cover: CoverType;
  isOnSale: boolean;
  /** Null before the first edition. */
  content: Content | null;
  /** Of the version or of the edition; null before the first. */
  standing: { number: number; since: string } | null;
  draft: { id: string; state: DraftState; version: number } | null;
};

/** One read of the database: what a file is compared with. */
export type Snapshot<Content> = {
  plans: readonly SheetPlan<Content>[];
  /** Of all versions, also those to come: two plans of one cover must not be called the same. */
  names: readonly { plan: string; cover: CoverType; name: Bilingual }[];
};

export type CellFault = { column: string; code: CsvErrorCode };

/** A number or text of a plan, wherever it stands in the file. */
export type SheetCell = { row: number; key: string; value: string | number };

/** What cannot be said of a row alone; without `key` it is of the whole plan. */
export type PlanFault = {
  key?: string | undefined;
  column: string;
  code: CsvErrorCode;
  value?: string;
};

/** How content is written as rows, and read from them. */
export type Sheet<Content> = {
  columns: readonly string[];
  rowsOf: (plan: string, content: Content) => string[][];
  /** Each cell's key and value, to be counted by. */
  cellsOf: (content: Content) => ReadonlyMap<string, string | number>;
  readRow: (values: CsvRow["values"]) => Omit<SheetCell, "row"> | CellFault;
  /** The content that these cells are, or what is wrong with them. */
  build: (
    plan: SheetPlan<Content>,
    cells: readonly SheetCell[],
    snapshot: Snapshot<Content>,
  ) => Content | PlanFault[];
};
