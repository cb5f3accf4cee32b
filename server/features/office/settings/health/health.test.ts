import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { HealthCard } from "../../../../../contract/office/settings/health.ts";
import { MINUTE_MS } from "../../../../../domain/durations.ts";
import type { HealthPart } from "../../../../../domain/health.ts";
import { openTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";
import { staffOf } from "../../../../../tests/support/staff.ts";
import type { Database, Transaction } from "../../../../adapters/database/database.ts";
import { byStaff, writeAuditIn } from "../../../../records/audit/audit-store.ts";
import { createSealer } from "../../../audit/sealer.ts";
import { createHealth } from "./health.ts";
import { createHealthStore } from "./health-store.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
});
afterAll(() => app.close());

type Needed = Parameters<typeof createHealth>[0];

const look = async (part: HealthPart, change: Partial<Needed> = {}): Promise<HealthCard> => {
  const { parts } = await createHealth({ ...app.parts, ...change })();
  const found = parts.find((one) => one.part === part);
  if (!found) throw new Error("The part is missing.");
  return found;
};

const putJob = (
  name: string,
  state: string,
  output: object | null,
  minutesAgo: number,
  handle: Database | Transaction = app.parts.db,
) =>
  handle.execute(sql`
    insert into jobs.job (id, name, data, state, output, created_on, started_on, start_after, completed_on)
    values (${randomUUID()}, ${name}, '{"to":"somebody@example.test"}', ${sql.raw(`'${state}'`)},
      ${output === null ? null : JSON.stringify(output)}::jsonb,
      now() - ${minutesAgo} * interval '1 minute', now() - ${minutesAgo} * interval '1 minute',
      now() + case when ${state} = 'created' then ${-minutesAgo} else 60 end * interval '1 minute',
      ${state === "failed" ? sql`now()` : sql`null`})`);

it("administrators read it through the API, and others do not", async () => {
  const staff = staffOf(app);
  const { cookie } = await staff.enter("admin");
  const answer = await staff.get("/settings/health", cookie);
  expect(
    answer
      .json()
      .data.parts.map(({ part }: HealthCard) => part)
      .toSorted(),
  ).toEqual(["database", "gateway", "jobs", "mail", "sealer", "store"]);
  const again = await staff.get("/settings/health", cookie);
  expect(again.json().data.at).toBe(answer.json().data.at);
  const agent = await staff.enter("agent");
  expect((await staff.get("/settings/health", agent.cookie)).statusCode).toBe(403);
});

it("store and database work, and a store that is away says why", async () => {
  expect(await look("database")).toMatchObject({ state: "works", kind: "embedded" });
  expect(await look("store")).toMatchObject({ state: "works", says: "works", kind: "folder" });
  const away = (error: Error) => ({
    store: { ...app.parts.store, check: vi.fn().mockRejectedValue(error) },
  });
  const refused = Object.assign(new Error("secret.example.test"), { code: "ECONNREFUSED" });
  const found = await look("store", away(refused));
  expect(found).toMatchObject({ state: "fails", says: "away", cause: "refused" });
  expect(found.lastBadAt).not.toBeNull();
  expect(JSON.stringify(found)).not.toContain("secret");
  const full = Object.assign(new Error("full"), { code: "ENOSPC" });
  expect(await look("store", away(full))).toMatchObject({ says: "full", cause: "noRoom" });
});

it("mails that wait say how many, since when and why, and to whom nobody learns", async () => {
  // Those to the colleagues who were added before leave first.
  const { jobs } = createHealthStore(app.parts.db);
  await expect.poll(async () => (await jobs("mail")).waiting, { timeout: 10_000 }).toBe(0);
  // Given up for its own address: it says nothing about the next, which was just written.
  await putJob("mail", "failed", { type: "MailRefused", code: "EENVELOPE" }, 30);
  await app.parts.db.transaction(async (tx) => {
    // In a transaction, so that nobody sends it.
    await putJob("mail", "created", null, 0, tx);
    const { waiting, isTriedAgain } = await createHealthStore(tx).jobs("mail");
    expect({ waiting, isTriedAgain }).toEqual({ waiting: 1, isTriedAgain: false });
    const shown = await look("mail", { db: tx });
    expect(shown).toMatchObject({ state: "waits", says: "refused", count: 1 });
    await tx.execute(sql`delete from jobs.job where name = 'mail' and state = 'created'`);
  });
  await putJob("mail", "retry", { type: "MailRefused", code: "ECONNECTION" }, 12);
  const found = await look("mail");
  expect(found).toMatchObject({ state: "fails", says: "waiting", count: 1, cause: "refused" });
  expect(Date.now() - Date.parse(found.since ?? "")).toBeGreaterThan(11 * MINUTE_MS);
  expect(JSON.stringify(found)).not.toContain("example.test");
});

it("jobs that failed, are late or may not run are told apart", async () => {
  expect(await look("jobs")).toMatchObject({ state: "works", says: "works" });
  await putJob("maintenance", "failed", { type: "Error", code: "" }, 5);
  expect(await look("jobs")).toMatchObject({ state: "waits", says: "failed", count: 1 });
  await putJob("retention", "created", null, 20);
  expect(await look("jobs")).toMatchObject({ state: "fails", says: "late" });
  expect(await look("jobs", { restoring: { isOn: () => true } })).toMatchObject({
    says: "restoring",
  });
});

it("payments that the gateway does not answer are counted", async () => {
  expect(await look("gateway")).toMatchObject({ state: "works", kind: "practice" });
});

it("entries that wait for their seal are told", async () => {
  await createSealer(app.parts).seal();
  expect(await look("sealer")).toMatchObject({ state: "works", says: "works" });
  await app.parts.db.transaction((tx) =>
    writeAuditIn(tx, {
      ...byStaff(randomUUID()),
      at: new Date(app.parts.now().getTime() - 10 * MINUTE_MS),
      subject: "setting",
      subjectId: randomUUID(),
      event: "changed",
    }),
  );
  expect(await look("sealer")).toMatchObject({ state: "fails", says: "waiting", count: 1 });
});
