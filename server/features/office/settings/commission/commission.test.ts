import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type CommissionMonth,
  type CommissionOverview,
  MONTH_PAGE,
  type StatementPreview,
} from "../../../../../contract/office/settings/commission-shapes.ts";
import { dayInDubai } from "../../../../../domain/calendar-day.ts";
import { formatAmount } from "../../../../../domain/money.ts";
import { signUpVerified } from "../../../../../tests/support/accounts.ts";
import { multipart } from "../../../../../tests/support/multipart.ts";
import { textOfPdf } from "../../../../../tests/support/pdf-text.ts";
import { paidValues, policyParts, storedPolicy } from "../../../../../tests/support/policies.ts";
import { staffOf } from "../../../../../tests/support/staff.ts";
import { storedRequest } from "../../../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";
import { schema } from "../../../../adapters/database/schema.ts";
import { noteEarlierCommissions } from "../../../../records/policies/note-commission-store.ts";

const { commissionEntries, commissionSums } = schema;

let app: TestApp;
let cookie: string;
let agent: string;
const month = dayInDubai(new Date()).slice(0, 7);
const path = `/api/office/settings/commission`;
const of = `${path}/hazm/${month}`;

const call = (url: string, payload?: object, session = cookie) =>
  app.call({
    url,
    ...(payload && { method: "POST" as const, payload }),
    headers: { cookie: `staff=${session}`, "sec-fetch-site": "same-origin" },
  });
const read = async () => (await call(of)).json<{ data: CommissionMonth }>().data;
const preview = async (text: string) =>
  (await call(`${of}/preview`, { text })).json<{ data: StatementPreview }>().data;
const importNow = async (text: string) =>
  call(`${of}/import`, { text, digest: (await preview(text)).digest });
const refusalOf = (answer: Awaited<ReturnType<typeof call>>) => ({
  statusCode: answer.statusCode,
  code: answer.json<{ code: string }>().code,
});
const lineOf = ({ lines }: CommissionMonth, number: string) =>
  lines.find((one) => one.number === number);

const withOrigin = ({ headers, payload }: ReturnType<typeof multipart>) => ({
  headers: { ...headers, "sec-fetch-site": "same-origin" },
  payload,
});

let person: ReturnType<typeof signUpVerified> | undefined;
const owner = () => (person ??= signUpVerified(app));

/** Of AED 1,092 with VAT; 10% are AED 104. */
const issue = async (number: string, values: object = {}) =>
  storedPolicy(app, await storedRequest(app, await owner(), paidValues()), { number, ...values });

const statement = (rows: readonly string[], delimiter = ",") =>
  ["policy_number,premium,commission,date", ...rows].join("\n").replaceAll(",", delimiter);
const day = `${month}-01`;

beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
  ({ cookie } = await staffOf(app).enter("admin"));
  agent = (await staffOf(app).enter("agent")).cookie;
  for (const number of ["C/1", "C/2", "C/3", "C/4"]) await issue(number);
  const today = dayInDubai(new Date());
  await issue("C/5", { state: "cancelled", endedOn: today });
  await noteEarlierCommissions(app.parts.db, app.parts.now);
});
afterAll(() => app.close());

describe("the commission of a month", () => {
  it("is expected by the agreement, and less where a policy was cancelled", async () => {
    const shown = await read();
    const expected = lineOf(shown, "C/1")?.expectedFils ?? 0;
    expect(expected).toBeGreaterThan(0);
    expect(lineOf(shown, "C/1")).toMatchObject({ receivedFils: null, standing: "waiting" });
    expect(lineOf(shown, "C/5")?.expectedFils).toBeLessThan(expected);
    const sum = shown.lines.reduce((total, one) => total + one.expectedFils, 0);
    expect(shown.total.expectedFils).toBe(sum);
  });

  it("is noted once", async () => {
    const before = await read();
    await noteEarlierCommissions(app.parts.db, app.parts.now);
    expect(await read()).toEqual(before);
  });

  it("is compared with the statement, line by line", async () => {
    const full = (lineOf(await read(), "C/1")?.expectedFils ?? 0) / 100;
    const text = `\uFEFF${statement(
      [
        `C/1;1092;${full};${day}`,
        `C/2;1092;${full - 10};${day}`,
        `X/9;500;50;${day}`,
        `C/3;1092;-5;${day}`,
      ].map((row) => row.replaceAll(";", ",")),
      ";",
    )}`;
    const found = await preview(text);
    expect(found).toMatchObject({ rows: 4, known: 0, errorCount: 0 });
    expect(found.standings).toMatchObject({ equal: 1, short: 1, unknown: 1, negative: 1 });
    expect((await importNow(text)).statusCode).toBe(200);
    const shown = await read();
    expect(shown.lines.map(({ number, standing }) => [number, standing])).toEqual([
      ["C/1", "equal"],
      ["C/2", "short"],
      ["C/3", "negative"],
      ["C/4", "missing"],
      ["C/5", "missing"],
      ["X/9", "unknown"],
    ]);
    expect(lineOf(shown, "C/2")).toMatchObject({ differenceFils: -1_000 });
    expect(lineOf(shown, "C/2")?.difference).toMatchObject({ state: "open", reason: null });
    const overview = (await call(path)).json<{ data: CommissionOverview }>().data;
    expect(overview.mine).toHaveLength(5);
    expect(overview.months[0]).toMatchObject({ month, ...shown.total, open: 5 });
    // The same again, written in another way, changes nothing.
    const again = statement([`C/1,"1,092.00",${full},${day}`, `C/3,1092,(5.00),${day}`]);
    expect(await preview(again)).toMatchObject({ rows: 2, known: 2 });
    await importNow(text);
    expect(await read()).toEqual(shown);
  });

  it("settles a difference once later lines agree", async () => {
    const text = statement([`C/2,1092,10,${day}`]);
    await importNow(text);
    const line = lineOf(await read(), "C/2");
    expect(line).toMatchObject({
      standing: "equal",
      difference: { state: "settled", endedBy: null },
    });
  });

  it("can be entered by hand, once for each key", async () => {
    const missing = lineOf(await read(), "C/4");
    const entry = {
      key: "k1",
      number: "C/4",
      amountFils: missing?.expectedFils ?? 0,
      day,
      note: "By cheque.",
    };
    await call(`${of}/entries`, entry);
    const answer = await call(`${of}/entries`, entry);
    expect(lineOf(answer.json<{ data: CommissionMonth }>().data, "C/4")).toMatchObject({
      differenceFils: 0,
      difference: { state: "settled" },
    });
    const wrong = await call(`${of}/entries`, { ...entry, key: "k2", amountFils: 0 });
    expect(refusalOf(wrong)).toMatchObject({ statusCode: 400, code: "request.invalid" });
  });

  it("lists what is wrong in a file and imports none of it", async () => {
    const before = await read();
    const text = statement([`C/1,1092,1,${day}`, `,1092,ten,${day}`, `C/2,=1+1,5,31.02.2026`]);
    const found = await preview(text);
    expect(found.errors.map(({ row, column, code }) => [row, column, code])).toEqual([
      [3, "policy_number", "empty"],
      [4, "premium", "notAmount"],
      [4, "date", "notDay"],
    ]);
    expect(refusalOf(await importNow(text))).toMatchObject({ code: "insurance.fileErrors" });
    expect(await read()).toEqual(before);
  });

  it("gives differences to admins and ends them with a reason", async () => {
    const open = lineOf(await read(), "X/9")?.difference;
    const acts = `${path}/differences/${open?.id}`;
    const other = await staffOf(app).enter("admin");
    const colleague = (await read()).colleagues.find(({ id }) => id !== open?.assignee.id);
    expect(other).toBeDefined();
    const asked = { version: open?.version, assignee: colleague?.id, dueOn: "2027-01-31" };
    expect((await call(`${acts}/change`, asked)).statusCode).toBe(200);
    const stale = await call(`${acts}/change`, asked);
    expect(refusalOf(stale)).toMatchObject({ statusCode: 412, code: "settings.changed" });
    const version = (open?.version ?? 0) + 1;
    const end = { version, state: "writtenOff", reason: "The insurer took it back." };
    expect((await call(`${acts}/end`, end)).statusCode).toBe(200);
    expect(lineOf(await read(), "X/9")?.difference).toMatchObject({ state: "writtenOff" });
    const ended = await call(`${acts}/end`, { ...end, version: version + 1 });
    expect(refusalOf(ended)).toMatchObject({ statusCode: 409, code: "settings.differenceEnded" });
  });

  it("leaves as a bordereau that equals the page", async () => {
    const { body } = await call(`${of}/bordereau.csv`);
    const shown = await read();
    expect(body.startsWith("\uFEFFpolicy_number,")).toBe(true);
    const total = body.trim().split("\n").at(-1)?.split(",").at(-1);
    expect(Math.round(Number(total) * 100)).toBe(shown.total.expectedFils);
  });

  it("leaves as a PDF in the language that is asked for", async () => {
    const pdf = await call(`${of}/bordereau.pdf?lang=en`);
    expect(pdf.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="bordereau-hazm-${month}.pdf"`,
    });
    const words = textOfPdf(pdf.rawPayload);
    const { lines, total } = await read();
    for (const part of ["Hazm Motor", "C/1", formatAmount(total.expectedFils)])
      expect(words).toContain(part);
    expect(lines.some(({ number }) => number === "X/9")).toBe(true);
    expect(words).not.toContain("X/9");
    expect((await call(`${of}/bordereau.pdf`, undefined, agent)).statusCode).toBe(403);
  });

  it("is expected from the recording of a policy until it is cancelled", async () => {
    const staff = staffOf(app);
    const member = (await staff.enter("agent")).cookie;
    const id = await storedRequest(app, await owner(), paidValues());
    const number = `P/${month}/1`;
    expect((await staff.post(`/requests/${id}/take`, {}, member)).statusCode).toBe(200);
    const recorded = await app.call({
      method: "POST",
      url: `/api/office/requests/${id}/policy`,
      cookies: { staff: member },
      ...withOrigin(multipart(policyParts({ number }))),
    });
    expect(recorded.statusCode, recorded.body).toBe(200);
    const before = lineOf(await read(), number);
    expect(before).toMatchObject({ isCancelled: false, premiumFils: 109_200, requestId: id });
    expect(before?.expectedFils).toBeGreaterThan(0);

    const { version } = recorded.json<{ data: { version: number } }>().data;
    const today = dayInDubai(app.parts.now());
    const end = { version, ending: "cancelled", day: today, reason: "As the insurer wrote." };
    expect((await staff.post(`/requests/${id}/policy/end`, end, member)).statusCode).toBe(200);
    // Its cover had not begun: all of it goes back.
    expect(lineOf(await read(), number)).toMatchObject({ isCancelled: true, expectedFils: 0 });
  });

  it("comes a page at a time, and adds up to its entries", async () => {
    const { db } = app.parts;
    const at = app.parts.now();
    const own = { insurer: "lulwa", month: "2025-01", kind: "sale" as const, day: "2025-01-15" };
    const numbers = Array.from({ length: MONTH_PAGE + 30 }, (_, index) =>
      String(index).padStart(3, "0"),
    );
    for (const half of [numbers.slice(0, 70), numbers.slice(70)])
      await db.insert(commissionEntries).values(
        half.map((number) => ({
          ...own,
          id: randomUUID(),
          policyId: randomUUID(),
          number,
          amountFils: 10_000 + Number(number),
          createdAt: at,
        })),
      );
    const page = async (after = "") =>
      (await call(`${path}/lulwa/2025-01${after}`)).json<{ data: CommissionMonth }>().data;
    const first = await page();
    const second = await page(`?after=${first.next}`);
    expect(first).toMatchObject({ count: numbers.length, open: 0 });
    expect(second).toMatchObject({ count: numbers.length, next: null, total: first.total });
    const lines = [...first.lines, ...second.lines];
    expect(lines.map(({ number }) => number)).toEqual(numbers);
    expect(first.lines).toHaveLength(MONTH_PAGE);
    const sum = lines.reduce((total, one) => total + one.expectedFils, 0);
    expect(first.total.expectedFils).toBe(sum);

    const kept = await db.select().from(commissionSums);
    const entries = await db.select().from(commissionEntries);
    const groups = Map.groupBy(entries, (one) => `${one.month} ${one.insurer} ${one.kind}`);
    const counted = Array.from(groups, ([key, some]) => [
      key,
      some.reduce((total, one) => total + one.amountFils, 0),
    ]);
    const sums = kept.map((one) => [`${one.month} ${one.insurer} ${one.kind}`, one.amountFils]);
    expect(Object.fromEntries(sums)).toEqual(Object.fromEntries(counted));
  });

  it("is there for admins and for insurers that we know", async () => {
    expect((await call(path, undefined, agent)).statusCode).toBe(403);
    for (const wrong of [`${path}/nobody/${month}`, `${path}/hazm/2026-13`])
      expect((await call(wrong)).statusCode).toBe(404);
  });
});
