import { describe, expect, it } from "vitest";
import { buildCatalogue } from "../../../../../domain/quotes/demonstration/catalogue.ts";
import type { PlanContent } from "../../../../../domain/insurance/plan-content.ts";
import type { Edition } from "../../../../../domain/quotes/rating-plan.ts";
import { checkFile, type CheckedFile } from "./check-file.ts";
import { editionSheet } from "./edition-sheet.ts";
import { planSheet } from "./plan-sheet.ts";
import type { Sheet, SheetPlan, Snapshot } from "./sheet.ts";
import { exportSheet } from "./export-sheet.ts";

const both = { en: "A", ar: "ا" };
const planOf = <Content>(own: Pick<SheetPlan<Content>, "id" | "cover" | "content">) => ({
  ...own,
  name: both,
  insurer: { slug: "adnic", name: both },
  isOnSale: true,
  standing: { number: 1, since: "2026-01-01T00:00:00.000Z" },
  draft: null,
});

const editions: Snapshot<Edition> = {
  names: [],
  plans: buildCatalogue().map(({ edition }) =>
    planOf({ id: edition.plan, cover: edition.cover, content: edition }),
  ),
};

const content: PlanContent = {
  coverType: "comprehensive",
  name: { en: "=HYPERLINK(1)", ar: "'شامل; ذهبي" },
  description: { en: 'Says "all",\r\nand\rmore', ar: "@كل شيء" },
  cover: [
    { benefit: "towing", value: { kind: "notStated" }, group: "additional" },
    { benefit: "thirdPartyDamage", value: { kind: "limit", aed: 2_000_000 }, group: "basic" },
    { benefit: "carRental", value: { kind: "days", days: 10 }, group: "additional" },
  ],
  terms: ["takaful", "unifiedPolicy"],
  documents: [],
  isOnSale: false,
};
const plans: Snapshot<PlanContent> = {
  names: [],
  plans: [planOf({ id: "adnic-gold", cover: "comprehensive", content })],
};

const check = async <Content>(
  sheet: Sheet<Content>,
  text: string,
  snapshot: Snapshot<Content>,
): Promise<CheckedFile<Content>> => {
  const steps = checkFile(sheet, text, snapshot);
  for (;;) {
    const step = await steps.next();
    if (step.done) return step.value;
  }
};

const edit = (change: (text: string) => string, snapshot = editions) =>
  check(editionSheet, change(exportSheet(editionSheet, snapshot)), snapshot);

const [first] = editions.plans;
if (!first?.content) throw new Error("There is no edition.");
const firstId = first.id;
const discountRow = new RegExp(`(?<=${firstId},discount,all,percent,)[^\\n]*`);

describe.each([
  ["as it is", (text: string) => text],
  ["without its mark", (text: string) => text.slice(1)],
  ["with CRLF", (text: string) => text.replaceAll(/(?<!\r)\n/g, "\r\n")],
  [
    "with its rows turned round",
    (text: string) => {
      const [header = "", ...rows] = text.trimEnd().split("\n");
      return [header, ...rows.toReversed()].join("\n");
    },
  ],
])("a file %s", (_, change) => {
  it("of editions changes nothing", async () => {
    const found = await edit(change);
    expect(found).toMatchObject({ changed: [], errors: [] });
    expect(found.counts).toEqual({ created: 0, changed: 0, same: found.rows, removed: 0 });
  });
});

it.each([
  ["as it is", (text: string) => text],
  ["without its mark", (text: string) => text.slice(1)],
])("a file of plans %s changes nothing", async (_, change) => {
  const found = await check(planSheet, change(exportSheet(planSheet, plans)), plans);
  expect(found).toMatchObject({ changed: [], errors: [], counts: { same: 10 } });
});

it("begins with a mark and holds no formula", () => {
  const text = exportSheet(planSheet, plans);
  expect(text.startsWith("\uFEFFplan,part,key,value\n")).toBe(true);
  expect(text).toContain("adnic-gold,name.en,,'=HYPERLINK(1)\n");
  expect(text).toContain("''شامل");
  expect(text).toContain("'@كل شيء");
});

it("takes semicolons, with a comma in numbers", async () => {
  const found = await edit((text) =>
    text
      .replaceAll(",", ";")
      .replace(discountRow.source, "")
      .replaceAll(/(\d)\.(\d)/g, "$1,$2"),
  );
  expect(found).toMatchObject({ changed: [], errors: [] });
});

it("counts what a file changes, and leaves the plans it does not name", async () => {
  const header = "plan,table,row,unit,value";
  const own = exportSheet(editionSheet, { ...editions, plans: editions.plans.slice(0, 1) })
    .slice(1)
    .trimEnd()
    .split("\n")
    .slice(1)
    .filter((row) => !row.includes(",addOns,"));
  const removed = Object.keys(first.content?.addOns ?? {}).length;
  const rows = [...own, `${firstId},driverAge,99,percent,1.25`].join("\n");
  const found = await check(
    editionSheet,
    `${header}\n${rows}`.replace(discountRow, "33.33"),
    editions,
  );
  expect(found.errors).toEqual([]);
  expect(found.counts).toEqual({ created: 1, changed: 1, same: own.length - 1, removed });
  expect(found.changed).toHaveLength(1);
  expect(found.changed[0]?.content.discount).toBe(3_333);
});

const header = "plan,table,row,unit,value";
it.each([
  [`${firstId},tables,all,percent,1`, "table", "unknownTable"],
  [`${firstId},discount,one,percent,1`, "row", "unknownRow"],
  [`${firstId},discount,all,aed,1`, "unit", "wrongUnit"],
  [`${firstId},discount,all,percent,1.234`, "value", "notNumber"],
  [`${firstId},discount,all,percent,`, "value", "notNumber"],
  [`no-plan,discount,all,percent,1`, "plan", "unknownPlan"],
  [`\uFFFD,discount,all,percent,1`, "plan", "unreadable"],
])("finds %s wrong at %s", async (row, column, code) => {
  const { errors } = await check(editionSheet, `${header}\n\n${row}\n`, editions);
  expect(errors).toEqual([{ row: 3, column, code, value: expect.any(String) }]);
});

it("finds cells that are doubled, and values outside of their range", async () => {
  const doubled = await edit((text) => `${text}${firstId},discount,all,percent,1\n`);
  expect(doubled.errors).toEqual([
    { row: doubled.rows + 1, column: "row", value: "all", code: "doubled" },
  ]);
  const outside = await edit((text) => text.replace(discountRow, "100.01"));
  expect(outside.errors).toMatchObject([{ column: "value", value: "100.01", code: "outOfRange" }]);
  expect(outside.changed).toEqual([]);
});

it("finds what is no whole edition", async () => {
  const { errors } = await edit((text) => text.replace(/^.*,claims,one,.*\n/m, ""));
  expect(errors).toMatchObject([{ code: "notValid", value: "claims.one" }]);
});

it.each([
  ["plan,table,row,value\nx,y,z,1", { row: 1, column: "unit", code: "missingColumn" }],
  [`${header}\n`, { row: 1, column: "plan", code: "noRows" }],
  [`${header}\na,b"c,d\n`, { row: 2, code: "malformed" }],
  ["", { code: "noRows" }],
])("refuses %j", async (text, error) => {
  expect((await check(editionSheet, text, editions)).errors).toMatchObject([error]);
});

it("finds one bad row among 10,000", async () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => {
    const value = at === 6_543 ? "1o" : "1";
    return `${firstId},valueCurve,${at + 1},percent,${value}`;
  });
  const { errors } = await check(editionSheet, [header, ...rows].join("\n"), editions);
  expect(errors).toEqual([{ row: 6_545, column: "value", value: "1o", code: "notNumber" }]);
});

describe("a file of plans", () => {
  const changed = (from: string, to: string, snapshot = plans) =>
    check(planSheet, exportSheet(planSheet, plans).replace(from, to), snapshot);

  it.each([
    ["cover,carRental,days 10 additional", "cover,carRental,days ten additional", "notValue"],
    ["cover,carRental,days 10 additional", "cover,carRental,days 400 additional", "outOfRange"],
    ["cover,carRental,days 10 additional", "cover,car,days 10 additional", "unknownKey"],
    ["cover,carRental,days 10 additional", "covers,carRental,days 10 additional", "unknownPart"],
    ["isOnSale,,no", "isOnSale,,maybe", "notValue"],
    ["'=HYPERLINK(1)", " ", "missing"],
    ["'=HYPERLINK(1)", "a".repeat(81), "tooLong"],
  ])("with %s as %s is refused: %s", async (from, to, code) => {
    expect((await changed(from, to)).errors).toMatchObject([{ code }]);
  });

  it("may not take another plan's name, nor change what is asked for", async () => {
    const names = [
      { plan: "other", cover: "comprehensive" as const, name: { en: "Gold", ar: "ذ" } },
    ];
    const taken = await changed("'=HYPERLINK(1)", "Gold", { ...plans, names });
    expect(taken.errors).toMatchObject([{ row: 2, column: "value", code: "nameTaken" }]);
    const draft = { id: "1", state: "asked" as const, version: 1 };
    const asked = { ...plans, plans: plans.plans.map((plan) => ({ ...plan, draft })) };
    expect((await changed("isOnSale,,no", "isOnSale,,yes", asked)).errors).toMatchObject([
      { row: 2, column: "plan", value: "adnic-gold", code: "draftAsked" },
    ]);
    expect((await changed("isOnSale,,no", "isOnSale,,no", asked)).errors).toEqual([]);
  });
});
