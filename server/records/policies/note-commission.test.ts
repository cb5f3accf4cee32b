import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { signUpVerified } from "../../../tests/support/accounts.ts";
import { anyPolicy } from "../../../tests/support/any-policy.ts";
import { countedCommission } from "../../../tests/support/counted-commission.ts";
import { paidValues, storedPolicy } from "../../../tests/support/policies.ts";
import { storedRequest } from "../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { schema } from "../../adapters/database/schema.ts";
import { noteCommissionIn } from "./note-commission-store.ts";

const { agreements, commissionEntries, policies } = schema;

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
});
afterAll(() => app.close());

/** As the agreement of the insurer says. */
const agreedPoints = async () => {
  const rows = await app.parts.db.select().from(agreements).where(eq(agreements.insurer, "hazm"));
  const lines = rows.flatMap((one) => one.lines);
  return lines.find(({ cover }) => cover === "thirdParty")?.commission ?? null;
};

const noted = async () => {
  const rows = await app.parts.db
    .select({
      number: commissionEntries.number,
      kind: commissionEntries.kind,
      fils: sql<number>`sum(${commissionEntries.amountFils})::integer`,
    })
    .from(commissionEntries)
    .groupBy(commissionEntries.number, commissionEntries.kind);
  return Map.groupBy(rows, ({ number }) => number);
};

it("notes of 100 policies what a second count says, also once they have changed", async () => {
  const { db, now } = app.parts;
  const owner = await signUpVerified(app);
  const points = await agreedPoints();
  expect(points).toBeGreaterThan(0);
  const samples = fc.sample(anyPolicy, { seed: 36, numRuns: 100 });
  const stored = async (sample: (typeof samples)[number], index: number) => {
    const one = { ...sample, points, number: `R/${index}` };
    const { startsOn: startDate, endsOn: endDate } = one;
    const sold = { ...paidValues(), startDate, ledger: one.ledger as null };
    const requestId = await storedRequest(app, owner, sold);
    const { number, state, premiumFils, endedOn } = one;
    const values = { number, state, premiumFils, endedOn, startDate, endDate };
    return { ...one, id: await storedPolicy(app, requestId, values) };
  };
  const all: Awaited<ReturnType<typeof stored>>[] = [];
  for (const [index, sample] of samples.entries()) all.push(await stored(sample, index));
  const note = () =>
    db.transaction((tx) =>
      noteCommissionIn(
        tx,
        all.map(({ id }) => id),
        now(),
      ),
    );
  const check = async (some: typeof all) => {
    const entries = await noted();
    for (const one of some) {
      const { sold, back } = countedCommission(one);
      const kinds = entries.get(one.number) ?? [];
      const sumOf = (...names: string[]) =>
        kinds.reduce((sum, { kind, fils }) => sum + (names.includes(kind) ? fils : 0), 0);
      const found = { sold: sumOf("sale", "correction"), back: 0 - sumOf("cancellation") };
      expect({ one, ...found }).toEqual({ one, sold, back });
    }
    const total = some.map(countedCommission).reduce((sum, { sold, back }) => sum + sold - back, 0);
    const kept = [...entries.values()].flat().reduce((sum, { fils }) => sum + fils, 0);
    expect(kept).toBe(total);
  };
  await note();
  await check(all);
  expect(all.filter((one) => countedCommission(one).back > 0).length).toBeGreaterThan(10);

  // Other premiums, then policies that are accepted, and others that are cancelled.
  const changed = all.map((one, index) => {
    if (one.state === "to_accept") return { ...one, state: "active" as const };
    if (one.state !== "active") return one;
    const premiumFils = one.premiumFils + 1_037;
    if (index % 2 === 0) return { ...one, premiumFils };
    return { ...one, premiumFils, state: "cancelled" as const, endedOn: one.startsOn };
  });
  for (const { id, state, premiumFils, endedOn } of changed)
    await db.update(policies).set({ state, premiumFils, endedOn }).where(eq(policies.id, id));
  await note();
  await check(changed);
  await note();
  await check(changed);
});
