import { addOns } from "../quotes/add-ons.ts";
import type { CoverType } from "../quotes/package-kinds.ts";
import { parseEdition } from "../quotes/parse-edition.ts";
import type { AgeStep, Edition } from "../quotes/rating-plan.ts";

/** Tables of an edition in the order in which they are read. */
export const cellTables = [
  "discount",
  "valueCurve",
  "driverAge",
  "carAge",
  "drivingYears",
  "claims",
  "claimFree",
  "addOns",
  "agencyRepair",
  "ownDamage",
  "declines",
  "commission",
] as const;
export type CellTable = (typeof cellTables)[number];

/** `percent` counts in basis points: 500 are 5 %. */
export type CellUnit = "percent" | "aed" | "years";

/** One number of an edition: where it stands, and in which unit it counts. */
export type Cell = { table: CellTable; row: string; unit: CellUnit; value: number };

/** Rows of tables whose rows have names; those of the others begin at a number. */
const namedRows: Partial<Record<CellTable, Readonly<Record<string, CellUnit>>>> = {
  discount: { all: "percent" },
  claims: { one: "percent", twoOrMore: "percent" },
  addOns: Object.fromEntries(addOns.map((code) => [code, "aed"])),
  agencyRepair: { points: "percent", includedToAge: "years", soldToAge: "years" },
  ownDamage: { financed: "percent", excessStep: "percent" },
  declines: { minDriverAge: "years", maxCarAge: "years", maxValueAed: "aed" },
  commission: { all: "percent" },
};

/** The unit of a cell; undefined where no edition has one like this. */
export function unitOf(table: CellTable, row: string): CellUnit | undefined {
  const named = namedRows[table];
  if (named) return named[row];
  return /^(?:0|[1-9]\d{0,7})$/.test(row) ? "percent" : undefined;
}

export const cellKey = ({ table, row }: Pick<Cell, "table" | "row">) => `${table}.${row}`;

const steps = (table: CellTable, ages: readonly AgeStep[]): [CellTable, string, number][] =>
  ages.map(({ from, points }) => [table, String(from), points]);

const named = (table: CellTable, values: object | undefined): [CellTable, string, number][] =>
  Object.keys(namedRows[table] ?? {}).flatMap((row) => {
    const value = (values as Record<string, number | undefined> | undefined)?.[row];
    return value === undefined ? [] : [[table, row, value]];
  });

/** All numbers of an edition; together with its plan and cover they are the whole of it. */
export function cellsOf(edition: Edition): Cell[] {
  const { ownDamage, commission } = edition;
  const found: [CellTable, string, number][] = [
    ...named("discount", { all: edition.discount }),
    ...(ownDamage?.valueCurve ?? []).map(({ valueAed, points }): [CellTable, string, number] => [
      "valueCurve",
      String(valueAed),
      points,
    ]),
    ...steps("driverAge", edition.driverAge),
    ...steps("carAge", ownDamage?.carAge ?? []),
    ...steps("drivingYears", edition.drivingYears),
    ...named("claims", edition.claims),
    ...edition.claimFree.map((points, years): [CellTable, string, number] => [
      "claimFree",
      String(years),
      points,
    ]),
    ...named("addOns", edition.addOns),
    ...named("agencyRepair", ownDamage?.agencyRepair),
    ...named("ownDamage", ownDamage),
    ...named("declines", edition.declines),
    ...named("commission", commission === undefined ? undefined : { all: commission }),
  ];
  return found.map(([table, row, value]) => ({
    table,
    row,
    value,
    unit: unitOf(table, row) ?? "percent",
  }));
}

type Head = { plan: string; cover: CoverType };

/**
 * The edition that these cells are, in any order.
 * @throws {InvalidEdition} with the path of the first value that it may not have
 */
export function editionFrom({ plan, cover }: Head, cells: readonly Cell[]): Edition {
  const of = (table: CellTable) => cells.filter((cell) => cell.table === table);
  const byRow = (table: CellTable) =>
    Object.fromEntries(of(table).map(({ row, value }) => [row, value]));
  const rising = (table: CellTable) =>
    of(table)
      .map(({ row, value }) => ({ from: Number(row), points: value }))
      .toSorted((one, other) => one.from - other.from);
  const { all: commission } = byRow("commission");
  const repair = byRow("agencyRepair");
  const ownDamage = {
    valueCurve: rising("valueCurve").map(({ from, points }) => ({ valueAed: from, points })),
    carAge: rising("carAge"),
    ...byRow("ownDamage"),
    ...(Object.keys(repair).length > 0 && { agencyRepair: repair }),
  };
  const claimFree = rising("claimFree");
  // A row that is left out would shift those after it.
  const isWhole = claimFree.every(({ from }, index) => from === index);
  return parseEdition({
    plan,
    cover,
    driverAge: rising("driverAge"),
    drivingYears: rising("drivingYears"),
    claims: byRow("claims"),
    claimFree: isWhole ? claimFree.map(({ points }) => points) : null,
    discount: byRow("discount")["all"],
    declines: byRow("declines"),
    addOns: byRow("addOns"),
    ...(commission !== undefined && { commission }),
    ...(cover === "comprehensive" && { ownDamage }),
  });
}
