import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { editAs, ifMatch } from "../../../tests/support/edits.ts";
import { erase } from "../../../tests/support/privacy.ts";
import { sentRenewal } from "../../../tests/support/sends.ts";
import { requestRow } from "../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { schema } from "../../adapters/database/schema.ts";
import { digestsIn } from "../../records/audit/request-keys-store.ts";
import { createSealer } from "./sealer.ts";
import { createVerification } from "./verify-chain.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
});
afterAll(() => app.close());

const { audit, auditKeys } = schema;

const rowOf = async (id: string, event: string) => {
  const isRow = and(eq(audit.subjectId, id), eq(audit.event, event));
  const [row] = await app.parts.db.select().from(audit).where(isRow);
  return row;
};

const keysOf = (id: string) =>
  app.parts.db.select().from(auditKeys).where(eq(auditKeys.requestId, id));

const digestOf = (id: string, values: Record<string, unknown>) =>
  app.parts.db.transaction((tx) => digestsIn(tx, app.parts.keys, id, values));

/** Sent, then edited. */
const editedRenewal = async () => {
  const { person, requestId } = await sentRenewal(app);
  const { version } = await requestRow(app, requestId);
  const plate = { plateNumber: "54321" };
  expect((await editAs(app, person, requestId, plate, ifMatch(version))).statusCode).toBe(200);
  return { person, requestId };
};

it("the audit holds digests instead of what was said, provable with the request's key", async () => {
  const { person, requestId } = await editedRenewal();
  const submitted = await rowOf(requestId, "submitted");
  const edited = await rowOf(requestId, "edited");
  const { username } = await requestRow(app, requestId);
  const digests = await digestOf(requestId, { username, plateNumber: "54321" });
  expect(submitted?.detail).toMatchObject({ digests: { username: digests["username"] } });
  expect(edited?.detail).toEqual({
    changed: ["plateNumber"],
    digests: { plateNumber: digests["plateNumber"] },
  });
  const stored = JSON.stringify([submitted, edited]);
  for (const personal of [person.email, username, "54321", "12345"])
    expect(stored).not.toContain(personal);
});

it("equal values of two requests have different digests", async () => {
  const [one, other] = [await sentRenewal(app), await sentRenewal(app)];
  const values = { plateNumber: "12345" };
  expect(await digestOf(one.requestId, values)).not.toEqual(
    await digestOf(other.requestId, values),
  );
});

it("each row names the call that caused it", async () => {
  const { requestId } = await editedRenewal();
  const [submitted, priced, edited] = await Promise.all(
    ["submitted", "priced", "edited"].map((event) => rowOf(requestId, event)),
  );
  expect(submitted?.callId).toMatch(/^[\w-]{16}$/);
  expect(priced?.callId).toBe(submitted?.callId);
  expect(edited?.callId).not.toBe(submitted?.callId);
});

it("erasing destroys the key, and the chain stays whole", async () => {
  const sealer = createSealer(app.parts);
  const verify = createVerification(app.parts);
  const { person, requestId } = await editedRenewal();
  expect(await keysOf(requestId)).toHaveLength(1);
  await sealer.seal();
  const before = await verify();
  expect(before).toHaveProperty("rows");

  expect((await erase(app, person, "unsold")).statusCode).toBe(200);
  await sealer.seal();
  expect(await keysOf(requestId)).toEqual([]);
  const after = await verify();
  expect(after).toHaveProperty("rows");
  expect(after).not.toEqual(before);
});
