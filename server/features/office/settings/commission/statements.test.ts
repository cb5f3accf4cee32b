import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type CommissionMonth,
  type StatementPreview,
} from "../../../../../contract/office/settings/commission-shapes.ts";
import { addDays, addMonths, dayInDubai } from "../../../../../domain/calendar-day.ts";
import { signUpVerified } from "../../../../../tests/support/accounts.ts";
import { paidValues, storedPolicy } from "../../../../../tests/support/policies.ts";
import { staffOf } from "../../../../../tests/support/staff.ts";
import { storedRequest } from "../../../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";
import { insertRowsIn } from "../../../../adapters/database/insert-rows.ts";
import { schema } from "../../../../adapters/database/schema.ts";
import { noteCommissionIn } from "../../../../records/policies/note-commission-store.ts";
import { createCommissionReading } from "./commission-reading.ts";
import { followRecentStatements } from "./follow-recent-statements.ts";
import { createStatementWork } from "./statement-work.ts";
import { createTakeBackWork } from "./take-back-work.ts";

const { audit, commissionEntries, commissionSums } = schema;

let app: TestApp;
let cookie: string;
let colleague: string;
let memberId: string;
const path = "/api/office/settings/commission";
const today = dayInDubai(new Date());
const month = today.slice(0, 7);
const before = addMonths(`${month}-01`, -1).slice(0, 7);

const call = (url: string, payload?: object, session = cookie) =>
  app.call({
    url,
    ...(payload && { method: "POST" as const, payload }),
    headers: { cookie: `staff=${session}`, "sec-fetch-site": "same-origin" },
  });
const dataOf = <Data>(answer: Awaited<ReturnType<typeof call>>) => {
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: Data }>().data;
};
const refusalOf = (answer: Awaited<ReturnType<typeof call>>) => ({
  statusCode: answer.statusCode,
  code: answer.json<{ code: string }>().code,
});
const at = (insurer: string, of = month) => `${path}/${insurer}/${of}`;
const read = async (url: string) => dataOf<CommissionMonth>(await call(url));
const preview = async (url: string, text: string) =>
  dataOf<StatementPreview>(await call(`${url}/preview`, { text }));
const importNow = async (url: string, text: string, more: object = {}) =>
  call(`${url}/import`, { text, digest: (await preview(url, text)).digest, ...more });
const takeBack = (url: string, importedAt = "", session = cookie) =>
  call(`${url}/take-back`, { importedAt, reason: "The wrong month." }, session);
const lineOf = ({ lines }: CommissionMonth, number: string) =>
  lines.find((one) => one.number === number);
const statement = (rows: readonly string[]) =>
  ["policy_number,premium,commission,date", ...rows].join("\n");

/** Policies of which AED 10 are expected each. */
const expectTen = (
  insurer: string,
  numbers: readonly string[],
  of = month,
  createdAt = new Date(),
) =>
  app.parts.db.transaction((tx) =>
    insertRowsIn(
      tx,
      commissionEntries,
      numbers.map((number) => ({
        id: randomUUID(),
        policyId: randomUUID(),
        insurer,
        number,
        createdAt,
        month: of,
        day: `${of}-01`,
        kind: "sale",
        amountFils: 1_000,
      })),
    ),
  );

const receivedOf = async (insurer: string) => {
  const rows = await app.parts.db
    .select()
    .from(commissionSums)
    .where(eq(commissionSums.insurer, insurer));
  return Object.fromEntries(
    rows.flatMap((one) => (one.kind === "received" ? [[one.month, one.amountFils]] : [])),
  );
};

beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
  const entered = await staffOf(app).enter("admin");
  cookie = entered.cookie;
  colleague = (await staffOf(app).enter("admin")).cookie;
  const [row] = await app.parts.db.select().from(schema.staff).limit(1);
  memberId = row?.id ?? "";
});
afterAll(() => app.close());

describe("a statement of more lines than one query has parameters for", () => {
  it("is compared, imported and taken back", async () => {
    const numbers = Array.from({ length: 5_600 }, (_, index) => `L/${index}`);
    await expectTen("lulwa", numbers.slice(0, 5_500), before);
    const text = statement(numbers.map((number) => `${number},100,10,${before}-02`));
    const reading = createCommissionReading(app.parts);
    const { preview: compare, importCsv } = createStatementWork(app.parts, reading);
    const of = { insurer: "lulwa", month: before };
    const member = { id: memberId } as Parameters<typeof importCsv>[0];

    const found = await compare(of, text);
    expect(found).toMatchObject({ rows: 5_600, known: 0, outside: null, inFuture: 0 });
    expect(found.standings).toMatchObject({ equal: 5_500, unknown: 100, missing: 0 });
    const imported = await importCsv(member, of, { text, digest: found.digest });
    expect(imported).toMatchObject({ count: 5_600, open: 100 });
    expect(await compare(of, text)).toMatchObject({ rows: 5_600, known: 5_600 });

    const { importedAt } = imported;
    const asked = { importedAt: importedAt ?? "", reason: "Too much." };
    const after = await createTakeBackWork(app.parts, reading).takeBack(member, of, asked);
    expect(after).toMatchObject({ count: 5_500, open: 0, importedAt: null });
    expect(after.total).toMatchObject({ receivedFils: 0, expectedFils: 5_500_000 });
  });
});

describe("lines dated outside the month", () => {
  it("are counted, and imported only once somebody says that they belong to it", async () => {
    const url = at("falaj");
    const text = statement([
      `F/1,100,10,${before}-03`,
      `F/2,100,10,${before}-20`,
      `F/3,100,10,${month}-01`,
    ]);
    const outside = { lines: 2, from: `${before}-03`, to: `${before}-20` };
    expect(await preview(url, text)).toMatchObject({ outside, inFuture: 0, errorCount: 0 });
    const refused = await importNow(url, text);
    expect(refusalOf(refused)).toEqual({ statusCode: 422, code: "settings.datesOutside" });
    expect((await read(url)).imports).toEqual([]);
    const imported = await importNow(url, text, { datesConfirmed: true });
    expect(dataOf<CommissionMonth>(imported).count).toBe(3);
    // What is in the books already is no question any more.
    expect(await preview(url, text)).toMatchObject({ known: 3, outside: null });
  });

  it("are errors where their day is still to come", async () => {
    const url = at("falaj");
    const text = statement([`F/4,100,10,${today}`, `F/5,100,10,${addDays(today, 1)}`]);
    const found = await preview(url, text);
    expect(found).toMatchObject({ inFuture: 1, errorCount: 1 });
    expect(found.errors).toMatchObject([{ row: 3, column: "date", code: "dayToCome" }]);
    const refused = await importNow(url, text, { datesConfirmed: true });
    expect(refusalOf(refused)).toMatchObject({ code: "insurance.fileErrors" });
  });
});

describe("an import that is taken back", () => {
  const text = statement([
    `M/1,100,10,${before}-02`,
    `M/2,100,4,${before}-02`,
    `M/9,100,5,${before}-02`,
  ]);
  const openOf = ({ lines }: CommissionMonth) =>
    lines.flatMap(({ number, difference }) => (difference?.state === "open" ? [number] : []));

  it("leaves the month as it was, once, and the file for the month that it belongs to", async () => {
    const [wrong, right] = [at("marsa"), at("marsa", before)];
    await expectTen("marsa", ["M/1", "M/2"], before);
    const imported = dataOf<CommissionMonth>(
      await importNow(wrong, text, { datesConfirmed: true }),
    );
    expect(openOf(imported)).toEqual(["M/2", "M/9"]);
    const importedAt = imported.importedAt ?? "";
    expect(imported.imports).toMatchObject([{ importedAt, lines: 3, takenBack: null }]);

    const back = dataOf<CommissionMonth>(await takeBack(wrong, importedAt));
    expect(back).toMatchObject({ count: 0, open: 0, importedAt: null });
    expect(back.total).toMatchObject({ receivedFils: 0, expectedFils: 0 });
    const [taken] = back.imports;
    expect(taken).toMatchObject({ importedAt, amountFils: 1_900 });
    expect(taken?.takenBack).toMatchObject({ reason: "The wrong month." });
    const again = await takeBack(wrong, importedAt, colleague);
    expect(refusalOf(again)).toEqual({ statusCode: 409, code: "settings.importTakenBack" });
    const rows = await app.parts.db.select().from(audit).where(eq(audit.event, "takenBack"));
    expect(rows.map(({ detail }) => detail)).toContainEqual({
      insurer: "marsa",
      month,
      lines: 3,
      amountFils: -1_900,
      importedAt,
    });

    const moved = dataOf<CommissionMonth>(await importNow(right, text));
    expect(moved.lines.map(({ number, standing }) => [number, standing])).toEqual([
      ["M/1", "equal"],
      ["M/2", "short"],
      ["M/9", "unknown"],
    ]);
    expect(openOf(moved)).toEqual(["M/2", "M/9"]);
    expect(await receivedOf("marsa")).toEqual({ [month]: 0, [before]: 1_900 });
  });

  it("may be imported into the same month again, each line once", async () => {
    const url = at("marsa", before);
    await takeBack(url, (await read(url)).importedAt ?? "");
    expect(await preview(url, text)).toMatchObject({ rows: 3, known: 0 });
    const again = dataOf<CommissionMonth>(await importNow(url, text));
    expect(openOf(again)).toEqual(["M/2", "M/9"]);
    expect(again.imports.map(({ takenBack }) => takenBack === null)).toEqual([true, false]);
    expect(await preview(url, text)).toMatchObject({ rows: 3, known: 3 });
    expect((await receivedOf("marsa"))[before]).toBe(1_900);
  });

  it("opens what it had settled in another month", async () => {
    const earlier = at("nakhla", before);
    await expectTen("nakhla", ["N/1", "N/2"], before);
    await importNow(earlier, statement([`N/2,100,10,${before}-02`]));
    expect(openOf(await read(earlier))).toEqual(["N/1"]);
    const late = await importNow(at("nakhla"), statement([`N/1,100,10,${month}-01`]));
    expect(openOf(await read(earlier))).toEqual([]);
    await takeBack(at("nakhla"), dataOf<CommissionMonth>(late).importedAt ?? "");
    expect(openOf(await read(earlier))).toEqual(["N/1"]);
  });

  it("is one of the month, and says why", async () => {
    const url = at("nakhla", before);
    const { importedAt } = await read(url);
    const wrong = await call(`${url}/take-back`, { importedAt, reason: " " });
    expect(refusalOf(wrong)).toMatchObject({ statusCode: 400, code: "request.invalid" });
    const unknown = await takeBack(url, new Date(0).toISOString());
    expect(refusalOf(unknown)).toMatchObject({ statusCode: 404 });
  });

  it("is not the last statement any more, which is the newest one", async () => {
    const url = at("nakhla", before);
    await importNow(url, statement([`N/0,100,10,${before}-02`]));
    const { imports, importedAt } = await read(url);
    expect(imports).toHaveLength(2);
    expect(importedAt).toBe(imports[0]?.importedAt);
    const back = dataOf<CommissionMonth>(await takeBack(url, importedAt ?? ""));
    expect(back.importedAt).toBe(imports[1]?.importedAt);
  });
});

describe("what changes after the statement", () => {
  const noteIn = (id: string) =>
    app.parts.db.transaction((tx) => noteCommissionIn(tx, [id], app.parts.now()));
  const differenceOf = async (number: string) =>
    lineOf(await read(at("hazm")), number)?.difference ?? null;

  it("is work of whoever imported it, until it has gone", async () => {
    const owner = await signUpVerified(app);
    const imported = await importNow(at("hazm"), statement([`H/9,100,10,${month}-01`]));
    expect(dataOf<CommissionMonth>(imported).open).toBe(1);

    const values = paidValues();
    const id = await storedPolicy(app, await storedRequest(app, owner, values), {
      number: "H/1",
      startDate: values.startDate,
    });
    await noteIn(id);
    expect(await differenceOf("H/1")).toBeNull();
    await followRecentStatements(app.parts);
    const shown = await read(at("hazm"));
    expect(shown.open).toBe(2);
    const assignee = lineOf(shown, "H/9")?.difference?.assignee;
    const difference = lineOf(shown, "H/1")?.difference;
    expect(difference).toMatchObject({ state: "open", standing: "missing", assignee });
    await followRecentStatements(app.parts);
    expect(await read(at("hazm"))).toEqual(shown);

    const end = { version: difference?.version, state: "writtenOff", reason: "As they wrote." };
    await call(`${path}/differences/${difference?.id}/end`, end);
    await followRecentStatements(app.parts);
    expect(await differenceOf("H/1")).toMatchObject({ state: "writtenOff" });

    // Its first day is over, so a part goes back: that is new.
    const { policies } = schema;
    const change = (set: object) =>
      app.parts.db.update(policies).set(set).where(eq(policies.id, id));
    await change({ state: "cancelled", endedOn: values.startDate });
    await noteIn(id);
    await followRecentStatements(app.parts);
    expect(await differenceOf("H/1")).toMatchObject({ state: "open" });

    const rest = lineOf(await read(at("hazm")), "H/1")?.expectedFils ?? 0;
    await app.parts.db.insert(commissionEntries).values({
      id: randomUUID(),
      policyId: id,
      insurer: "hazm",
      number: "H/1",
      createdAt: new Date(),
      month,
      day: today,
      kind: "correction",
      amountFils: -rest,
    });
    await followRecentStatements(app.parts);
    expect(await differenceOf("H/1")).toMatchObject({ state: "settled", endedBy: null });
  });

  it("is work of another administrator where that one is gone", async () => {
    const { db } = app.parts;
    const url = at("qandeel");
    const text = statement([`Q/9,100,10,${month}-01`]);
    const { digest } = await preview(url, text);
    const imported = await call(`${url}/import`, { text, digest }, colleague);
    const [unknown] = dataOf<CommissionMonth>(imported).lines;
    const importer = unknown?.difference?.assignee.id ?? "";
    await db
      .update(schema.staff)
      .set({ disabledAt: new Date() })
      .where(eq(schema.staff.id, importer));
    await expectTen("qandeel", ["Q/1"]);
    await followRecentStatements(app.parts);
    const { assignee } = lineOf(await read(url), "Q/1")?.difference ?? {};
    expect(assignee?.id).toBeDefined();
    expect(assignee?.id).not.toBe(importer);
  });
});
