import type { Cell, CellTable } from "../../../../domain/insurance/edition-cells.ts";

/** Parts of the sheet in their order, each a row of cells. */
const tablesOf = {
  valueCurve: ["valueCurve"],
  driverAge: ["driverAge"],
  carAge: ["carAge"],
  drivingYears: ["drivingYears"],
  claims: ["claims"],
  claimFree: ["claimFree"],
  addOns: ["addOns"],
  agency: ["agencyRepair"],
  more: ["discount", "ownDamage", "declines"],
} as const satisfies Record<string, readonly CellTable[]>;
export type Section = keyof typeof tablesOf;

const order = Object.keys(tablesOf) as Section[];

export type SectionCells<One = Cell> = { section: Section; cells: One[] };

/** Those of an edition that have cells; third party has no value curve. */
export const sectionsOf = <One extends Pick<Cell, "table">>(
  cells: readonly One[],
): SectionCells<One>[] =>
  order
    .map((section) => ({
      section,
      cells: tablesOf[section].flatMap((table) => cells.filter((cell) => cell.table === table)),
    }))
    .filter((one) => one.cells.length > 0);
