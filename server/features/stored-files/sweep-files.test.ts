import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DAY_MS, HOUR_MS } from "../../../domain/durations.ts";
import { signUpVerified } from "../../../tests/support/accounts.ts";
import { erase, leaveMessage } from "../../../tests/support/privacy.ts";
import { sentRenewal } from "../../../tests/support/sends.ts";
import { storedRequest } from "../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { schema } from "../../adapters/database/schema.ts";
import { randomStorageKey, StorageUnavailable } from "../../adapters/storage/document-store.ts";

const { documents, storageIntents } = schema;

let app: TestApp;
let isAway: boolean;
beforeEach(async () => {
  isAway = false;
  const unlessAway =
    <Given extends unknown[], Result>(act: (...given: Given) => Promise<Result>) =>
    async (...given: Given) => {
      if (isAway) throw new StorageUnavailable("no answer");
      return act(...given);
    };
  app = await openTestApp({
    environment: { RATE_LIMITS: "off" },
    storeIn: (store) => ({
      ...store,
      delete: unlessAway(store.delete),
      state: { ...store.state, write: unlessAway(store.state.write) },
    }),
  });
});
afterEach(() => app.close());

const store = () => app.parts.store;
const inPlace = async () => (await Array.fromAsync(store().list())).map(({ key }) => key);
const inTrash = () => Array.fromAsync(store().trash.list());
const intents = () => app.parts.db.select().from(storageIntents);

/** Uploaded two days ago by a process that was killed before its commit. */
const plantOrphans = async (count: number) => {
  const keys = Array.from({ length: count }, randomStorageKey);
  for (const key of keys) await store().put(key, Buffer.from("sealed"));
  const at = new Date(app.parts.now().getTime() - 2 * DAY_MS);
  await app.parts.db
    .insert(storageIntents)
    .values(keys.map((storageKey) => ({ storageKey, kind: "upload" as const, at })));
  return keys;
};

/** Rows only: the brake counts rows. */
const plantFiles = async (count: number) => {
  const person = await signUpVerified(app);
  const requestId = await storedRequest(app, person, { state: "lead" });
  const row = { requestId, slot: "id_front" as const, wrappedKey: "", sha256: "", bytes: 1 };
  const sizes = { width: 1, height: 1 };
  await app.parts.db.execute("drop index documents_slot");
  for (let planted = 0; planted < count; planted += 500)
    await app.parts.db.insert(documents).values(
      Array.from({ length: Math.min(500, count - planted) }, () => ({
        ...row,
        ...sizes,
        id: randomUUID(),
        storageKey: randomStorageKey(),
      })),
    );
};

describe("the sweep of files", () => {
  it.each([
    [19, 0, true],
    [20, 0, false],
    [20, 2_010, true],
    [100, 2_010, false],
    [101, 10_200, false],
  ])("with %d orphans beside %d files moves them: %s", async (orphans, files, areMoved) => {
    await plantFiles(files);
    const keys = await plantOrphans(orphans);
    await app.sweepFiles();
    const trashed = (await inTrash()).map(({ key }) => key);
    expect(trashed.toSorted()).toEqual(areMoved ? keys.toSorted() : []);
    expect((await inPlace()).toSorted()).toEqual(areMoved ? [] : keys.toSorted());
    if (areMoved) return;

    await app.sweepFiles();
    const mail = await app.mailTo("admin@mizalla.test", ({ text }) => text.includes("المهملات"));
    expect(mail.text).toContain(orphans > 100 ? "أكثر من 100" : String(orphans));
    const told = app.sent.filter(({ text }) => text.includes("المهملات"));
    expect(told, "one mail a day").toHaveLength(1);
  });

  it("keeps what it moved for 30 days, under the day of moving", async () => {
    const [key = ""] = await plantOrphans(1);
    await app.sweepFiles();
    const day = app.parts.now().toISOString().slice(0, 10);
    expect(await inTrash()).toEqual([{ key, day }]);
    app.wait(29 * DAY_MS);
    await app.sweepFiles();
    expect(await inTrash()).toHaveLength(1);
    app.wait(2 * DAY_MS);
    await app.sweepFiles();
    expect(await inTrash()).toEqual([]);
    expect(await intents()).toEqual([]);
  });

  it("goes on where a killed process stopped moving, on the same day of the trash", async () => {
    const [key = ""] = await plantOrphans(1);
    const at = new Date("2026-11-01T23:59:59Z");
    await app.parts.db.update(storageIntents).set({ kind: "move", at });
    await store().trash.move(key, "2026-11-01");
    await app.sweepFiles();
    expect(await inTrash()).toEqual([{ key, day: "2026-11-01" }]);
    expect(await intents()).toMatchObject([{ storageKey: key, kind: "trash" }]);
  });

  it("keeps a file whose row is there, and forgets keys that were never used", async () => {
    const { requestId } = await sentRenewal(app);
    const [row] = await app.parts.db
      .select({ storageKey: documents.storageKey })
      .from(documents)
      .where(eq(documents.requestId, requestId));
    const { storageKey = "" } = row ?? {};
    const left = await intents();
    expect(left.length, "keys in reserve").toBeGreaterThan(0);
    expect(left.map((one) => one.storageKey)).not.toContain(storageKey);

    await app.parts.db
      .insert(storageIntents)
      .values({ storageKey, kind: "upload", at: new Date(0) });
    app.wait(25 * HOUR_MS);
    await app.sweepFiles();
    expect(await inPlace()).toContain(storageKey);
    expect(await intents()).toEqual([]);
  });

  it("moves and deletes nothing while a restoring has not ended", async () => {
    const [key = ""] = await plantOrphans(1);
    const person = await signUpVerified(app);
    await storedRequest(app, person, { state: "cancelled", slots: ["id_front"] });
    const before = await inPlace();
    app.setRestoring(true);
    await app.sweepFiles();
    expect((await erase(app, person, "unsold")).statusCode).toBe(200);
    expect((await inPlace()).toSorted()).toEqual(before.toSorted());
    app.setRestoring(false);
    await app.sweepFiles();
    expect(await inPlace()).toEqual([]);
    expect(await inTrash()).toMatchObject([{ key }]);
  });
});

describe("what is erased while the store is away", () => {
  it("is gone after it is back, with copies in the trash, and its ids are in the store", async () => {
    const person = await signUpVerified(app);
    const requestId = await storedRequest(app, person, {
      state: "cancelled",
      slots: ["id_front", "id_back"],
    });
    await leaveMessage(app, person.email);
    const [key = ""] = await inPlace();
    const bytes = await store().get(key);
    // The state after a restoring from which somebody copied the file back.
    await store().trash.move(key, "2026-11-20");
    await store().put(key, bytes ?? Buffer.of());

    isAway = true;
    expect((await erase(app, person, "account")).statusCode).toBe(200);
    expect(await inPlace()).toHaveLength(2);
    await expect(app.sweepFiles()).rejects.toThrow();

    isAway = false;
    await app.sweepFiles();
    expect([await inPlace(), await inTrash()]).toEqual([[], []]);
    const isLeft = and(eq(storageIntents.kind, "erase"));
    expect(await app.parts.db.select().from(storageIntents).where(isLeft)).toEqual([]);
    expect(await app.parts.db.select().from(schema.erasuresPending)).toEqual([]);
    const told = await Array.fromAsync(store().state.list("erasures"));
    expect(told.filter((name) => !name.includes("/message-")).toSorted()).toEqual([
      `erasures/account-${person.id}.json`,
      `erasures/request-${requestId}.json`,
    ]);
    expect(told.filter((name) => name.includes("/message-"))).toHaveLength(1);
    const record = await store().state.read(`erasures/request-${requestId}.json`);
    expect(JSON.parse(record ?? "")).toEqual({
      kind: "request",
      id: requestId,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  });
});
