import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type CommissionMonth,
  type CommissionOverview,
  MONTH_PAGE,
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
const expectTen = (insurer: string, numbers: readonly string[], of = month, createdAt = new Date()) =>
  app.parts.db.transaction((tx) =>
    insertRowsIn(
      tx,
      commissionEntries,
      numbers.map((number) => ({
        ...{ id: randomUUID(), policyId: randomUUID(), insurer, number, createdAt },
        ...{ month: of, day: `${of}-01`, kind: "sale", amountFils: 1_000 },
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

describe("a statement of 6,000 lines", () => {
  it("is compared, imported and taken back", async () => {
    const numbers = Array.from({ length: 6_000 }, (_, index) => `L/${index}`);
    await expectTen("lulwa", numbers.slice(0, 4_000), before);
    const text = statement(numbers.map((number) => `${number},100,10,${before}-02`));
    const reading = createCommissionReading(app.parts);
    const { preview: compare, importCsv } = createStatementWork(app.parts, reading);
    const of = { insurer: "lulwa", month: before };
    const member = { id: memberId } as Parameters<typeof importCsv>[0];

    const found = await compare(of, text);
    expect(found).toMatchObject({ rows: 6_000, known: 0, outside: null, inFuture: 0 });
    expect(found.standings).toMatchObject({ equal: 4_000, unknown: 2_000, missing: 0 });
    const imported = await importCsv(member, of, { text, digest: found.digest });
    expect(imported).toMatchObject({ count: 6_000, open: 2_000 });
    expect(await compare(of, text)).toMatchObject({ rows: 6_000, known: 6_000 });

    const { importedAt } = imported;
    const asked = { importedAt: importedAt ?? "", reason: "Too much." };
    const after = await createTakeBackWork(app.parts, reading).takeBack(member, of, asked);
    expect(after).toMatchObject({ count: 4_000, open: 0, importedAt: null });
    expect(after.total).toMatchObject({ receivedFils: 0, expectedFils: 4_000_000 });
  });
});
