import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signUpVerified } from "../../../tests/support/accounts.ts";
import { sentRenewal } from "../../../tests/support/sends.ts";
import {
  countFiles,
  requestRow,
  storedCharge,
  storedRequest,
} from "../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { deleteDocumentsIn, documentsOfIn } from "../documents/documents-store.ts";
import { schema } from "../../adapters/database/schema.ts";

const DAY = 24 * 60 * 60 * 1000;
const YEAR = 365.25 * DAY;

let app: TestApp;
let person: Awaited<ReturnType<typeof signUpVerified>>;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
  person = await signUpVerified(app);
});
afterAll(() => app.close());

const isKept = async (id: string) => {
  const { requests } = schema;
  return (await app.parts.db.select().from(requests).where(eq(requests.id, id))).length === 1;
};

describe("the sweeper (ruling D2)", () => {
  it("erases what ended 90 days ago with its files, and nothing else", async () => {
    const before = await countFiles(app);
    const slots = ["id_front", "id_back"] as const;
    const cancelled = await storedRequest(app, person, { state: "cancelled", slots });
    const rejected = await storedRequest(app, person, { state: "rejected", slots });
    const waiting = await storedRequest(app, person, { state: "awaiting_payment", slots });
    const issued = await storedRequest(app, person, {
      state: "issued",
      capturedFils: 55_125,
      slots,
    });

    app.wait(89 * DAY);
    await app.privacy.sweep();
    expect([await isKept(cancelled), await isKept(rejected)]).toEqual([true, true]);

    app.wait(DAY);
    await app.privacy.sweep();
    expect([await isKept(cancelled), await isKept(rejected)]).toEqual([false, false]);
    expect([await isKept(waiting), await isKept(issued)]).toEqual([true, true]);
    expect(await countFiles(app)).toBe(before + 4);

    const { audit } = schema;
    const trail = await app.parts.db.select().from(audit).where(eq(audit.subjectId, cancelled));
    expect(trail).toMatchObject([{ actor: "system", event: "erased", fromState: "cancelled" }]);
  });

  it("erases a sale with its payments 10 years after the end of cover", async () => {
    const { requestId, orderNo } = await sentRenewal(app);
    const { priceFils } = await requestRow(app, requestId);
    app.gateway.facts.set(orderNo, {
      orderNo,
      status: "paid",
      amountFils: priceFils ?? 0,
      currency: "AED",
      trackingId: "320000001",
    });
    await app.payments.reconcileDue();
    app.wait(60_000);
    await app.payments.reconcileDue();
    expect(await requestRow(app, requestId)).toMatchObject({ state: "paid" });

    app.wait(10 * YEAR + 12 * 30 * DAY);
    await app.privacy.sweep();
    expect(await isKept(requestId)).toBe(true);
    app.wait(50 * DAY);
    await app.privacy.sweep();
    expect(await isKept(requestId)).toBe(false);
  });

  it("handles more than one batch, and skips what it may not erase yet", async () => {
    const { requests, paymentAttempts } = schema;
    const row = await requestRow(app, await storedRequest(app, person, { state: "cancelled" }));
    const others = Array.from({ length: 130 }, () => {
      const id = randomUUID();
      return { ...row, id, number: id };
    });
    await app.parts.db.insert(requests).values(others);
    const [unclear = ""] = others.map(({ id }) => id).toSorted();
    await app.parts.db.insert(paymentAttempts).values({
      id: unclear,
      chargeId: await storedCharge(app, unclear),
      requestId: unclear,
      state: "review",
      orderNo: "MZUNCLEAR",
      ref: "unclear",
      payee: "falak",
      amountFils: 100,
    });
    app.wait(91 * DAY);
    await app.privacy.sweep();
    const left = await app.parts.db
      .select({ id: requests.id })
      .from(requests)
      .where(eq(requests.state, "cancelled"));
    expect(left).toEqual([{ id: unclear }]);
  });

  it("erases messages after 24 months", async () => {
    const { messages } = schema;
    const write = (message: string) =>
      app.parts.db.insert(messages).values({
        name: "A driver",
        email: person.email,
        message,
        consent: true,
        language: "en",
        createdAt: app.parts.now(),
      });
    await write("old");
    app.wait(DAY * 30);
    await write("newer");
    app.wait(2 * YEAR - 29 * DAY);
    await app.privacy.sweep();
    expect(await app.parts.db.select().from(messages)).toMatchObject([{ message: "newer" }]);
  });

  it("leaves files of a crash to the sweep of files", async () => {
    const before = await countFiles(app);
    const id = await storedRequest(app, person, { state: "cancelled", slots: ["id_front"] });
    await app.parts.db.transaction(async (tx) => {
      const stored = await documentsOfIn(tx, id);
      const ids = stored.map((one) => one.id);
      await deleteDocumentsIn(tx, ids, app.parts.now());
    });
    expect(await countFiles(app)).toBe(before + 1);
    await app.sweepFiles();
    expect(await countFiles(app)).toBe(before);
  });
});
