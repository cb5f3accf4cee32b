import type { CellTable } from "../../../../domain/insurance/edition-cells.ts";
import { addOns } from "../../../../domain/quotes/add-ons.ts";

/** Columns that have a name; those of the other tables begin at a number. */
const named = [
  "discount",
  "one",
  "twoOrMore",
  ...addOns,
  "agencyPoints",
  "includedToAge",
  "soldToAge",
  "financed",
  "excessStep",
  "minDriverAge",
  "maxCarAge",
  "maxValueAed",
  "commission",
] as const;
export type NamedColumn = (typeof named)[number];

const numberedTables = [
  "valueCurve",
  "driverAge",
  "carAge",
  "drivingYears",
  "claimFree",
] as const satisfies readonly CellTable[];
export type NumberedTable = (typeof numberedTables)[number];

type At = { table: CellTable; row: string };

export const namedColumn = ({ table, row }: At): NamedColumn | undefined => {
  const name =
    row === "all" ? table : table === "agencyRepair" && row === "points" ? "agencyPoints" : row;
  return named.find((one) => one === name);
};

export const numberedTable = ({ table }: At): NumberedTable | undefined =>
  numberedTables.find((one) => one === table);
