import { randomBytes, randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MAX_DOCUMENT_BYTES } from "../../../domain/documents/documents.ts";
import { signUpVerified } from "../../../tests/support/accounts.ts";
import * as pictures from "../../../tests/support/pictures.ts";
import { requestValues } from "../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { roles } from "../../adapters/database/schema/accounts.ts";
import { schema } from "../../adapters/database/schema.ts";
import { keyRing, sealingKey } from "../../adapters/key-ring.ts";
import { randomStorageKey } from "../../adapters/storage/document-store.ts";
import { createDamageReport } from "../../records/files/damage-report.ts";
import { createSealedFiles } from "../../records/files/sealed-files.ts";
import { createStoredFiles } from "../../records/files/stored-files.ts";
import { createDocuments } from "./documents.ts";
import type { ReceivedDocument } from "./received-document.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const customerWithRole = async (role: (typeof roles)[number]) => {
  const person = await signUpVerified(app);
  const { users } = schema;
  await app.parts.db.update(users).set({ role }).where(eq(users.id, person.id));
  return person;
};

const upload = (bytes: Buffer) => {
  const middle = Math.floor(bytes.length / 2);
  const parts = [bytes.subarray(0, middle), bytes.subarray(middle)];
  return { file: Readable.from(parts) };
};

const storedKeys = async () => {
  const found: string[] = [];
  for await (const { key } of app.parts.store.list()) found.push(key);
  return found;
};

const requestOf = async (userId: string, received: ReceivedDocument[]) => {
  const owner = { id: userId, username: "A person", email: "person@example.com" };
  const row = requestValues(owner);
  await app.parts.db.transaction(async (tx) => {
    await tx.insert(schema.requests).values(row);
    await app.documents.insertIn(tx, row.id, received);
  });
  return row.id;
};

const address = (requestId: string, documentId: string) =>
  `/api/carins/insurance-requests/${requestId}/documents/${documentId}`;

const someoneWithDocument = async () => {
  const owner = await signUpVerified(app);
  const received = await app.documents.receive(upload(await pictures.photo()), "id_front");
  const requestId = await requestOf(owner.id, [received]);
  return { owner, received, requestId, url: address(requestId, received.id) };
};

describe("receiving a document", () => {
  it("stores nothing that is readable as a picture", async () => {
    const received = await app.documents.receive(upload(await pictures.photo()), "id_front");
    expect(received).toMatchObject({ slot: "id_front", width: 800, height: 600 });

    const stored = Buffer.from((await app.parts.store.get(received.storageKey)) ?? []);
    expect(stored.length).toBeGreaterThan(received.bytes);
    expect(stored.includes(Buffer.of(0xff, 0xd8, 0xff))).toBe(false);
  });

  it("takes exactly five megabytes", async () => {
    const picture = await pictures.photoOfBytes(MAX_DOCUMENT_BYTES);
    expect(await app.documents.receive(upload(picture), "id_back")).toMatchObject({ width: 800 });
  });

  const refusals: [string, string, () => Promise<ReturnType<typeof upload>>][] = [
    [
      "a byte more",
      "documents.size",
      async () => upload(await pictures.photoOfBytes(MAX_DOCUMENT_BYTES + 1)),
    ],
    ["a text", "documents.type", async () => upload(Buffer.from("I am called card.jpg"))],
    ["half a photo", "documents.unreadable", async () => upload(await pictures.truncatedPhoto())],
  ];
  it.each(refusals)("refuses %s as %s, and stores no file of it", async (_name, code, sent) => {
    const before = await storedKeys();
    await expect(app.documents.receive(await sent(), "license_back")).rejects.toMatchObject({
      code,
      field: "license_back",
    });
    expect(await storedKeys()).toEqual(before);
  });

  it("stores no file of a sender who disconnected", async () => {
    const before = await storedKeys();
    const picture = await pictures.photo();
    const broken = async function* () {
      yield picture.subarray(0, 100);
      throw new Error("aborted");
    };
    await expect(
      app.documents.receive({ file: Readable.from(broken()) }, "id_front"),
    ).rejects.toThrow("aborted");
    expect(await storedKeys()).toEqual(before);
  });

  it("leaves no file of a discarded send", async () => {
    const before = await storedKeys();
    const received = [
      await app.documents.receive(upload(await pictures.photo()), "id_front"),
      await app.documents.receive(upload(await pictures.photo()), "id_back"),
    ];
    expect(await storedKeys()).toHaveLength(before.length + 2);
    await app.documents.discard(received);
    expect(await storedKeys()).toEqual(before);
  });
});

describe("showing a document", () => {
  it("gives its owner the picture and nothing that a browser could run", async () => {
    const { owner, received, url } = await someoneWithDocument();
    const answer = await app.call({ url, headers: owner.headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "image/jpeg",
      "content-disposition": 'inline; filename="document.jpg"',
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "no-store, private",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
    });
    expect(answer.rawPayload).toHaveLength(received.bytes);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 800, height: 600 });
  });

  it.each(roles)("is not found by another account whose role is %s", async (role) => {
    const { owner, requestId, url } = await someoneWithDocument();
    const { headers } = await customerWithRole(role);
    const foreign = [
      [url, "documents.notFound"],
      [`/api/carins/insurance-requests/${requestId}`, "requests.notFound"],
      [`/api/users/${owner.email}`, "accounts.notFound"],
    ];
    for (const [address, code] of foreign) {
      const answer = await app.call({ url: address ?? "", headers });
      expect([answer.statusCode, answer.json().code]).toEqual([404, code]);
    }
    const me = await app.call({ url: "/api/users/me", headers });
    expect(me.json()).toMatchObject({ user: { role: "customer" } });
  });

  it("is not found by another account, under another request, or with an invented id", async () => {
    const { owner, received, requestId, url } = await someoneWithDocument();
    const stranger = await signUpVerified(app);
    const other = await requestOf(owner.id, []);
    const calls = [
      { url, headers: stranger.headers },
      { url: address(other, received.id), headers: owner.headers },
      { url: address(requestId, randomUUID()), headers: owner.headers },
      { url: address("1", "2"), headers: owner.headers },
      { url: address(requestId, "%27%20or%201=1"), headers: owner.headers },
    ];
    for (const call of calls) {
      const answer = await app.call(call);
      expect([answer.statusCode, answer.json().code]).toEqual([404, "documents.notFound"]);
    }
  });

  it("asks a visitor to sign in", async () => {
    const { url } = await someoneWithDocument();
    const answer = await app.call({ url });
    expect([answer.statusCode, answer.json().code]).toEqual([401, "accounts.loginRequired"]);
  });

  it("cannot be decrypted with another key", async () => {
    const { owner, received, requestId } = await someoneWithDocument();
    const keys = { ...app.parts.keys, sealing: keyRing(sealingKey(randomBytes(32))) };
    const files = createSealedFiles(
      { keys },
      {
        storedFiles: createStoredFiles(app.parts),
        reportDamage: createDamageReport(app.parts, app.app.log),
      },
    );
    const elsewhere = createDocuments(app.parts, files);
    await expect(
      elsewhere.open({ ...owner, username: "", phone: "" }, requestId, received.id),
    ).rejects.toMatchObject({ code: "documents.damaged" });
  });
});

it("lists the documents of a request", async () => {
  const { received, requestId } = await someoneWithDocument();
  expect(await app.documents.listOf(requestId)).toEqual([
    { id: received.id, slot: "id_front", bytes: received.bytes },
  ]);
});

describe("sweeping", () => {
  it("moves what no row refers to out of the way, after a day and not before", async () => {
    const { owner, url } = await someoneWithDocument();
    const abandoned = await app.documents.receive(upload(await pictures.photo()), "id_front");
    const foreign = randomStorageKey();
    await app.parts.store.put(foreign, randomBytes(100));

    app.wait(23 * 60 * 60 * 1000);
    await app.sweepFiles();
    expect(await storedKeys()).toEqual(expect.arrayContaining([abandoned.storageKey, foreign]));

    app.wait(2 * 60 * 60 * 1000);
    await app.sweepFiles();
    const left = await storedKeys();
    expect(left).not.toContain(abandoned.storageKey);
    // A file without an intent stays: only intents are looked at, never a listing (ruling D3).
    expect(left).toContain(foreign);
    expect((await app.call({ url, headers: owner.headers })).statusCode).toBe(200);
  });
});
