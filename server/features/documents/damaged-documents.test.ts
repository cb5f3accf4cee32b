import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { signUpVerified } from "../../../tests/support/accounts.ts";
import { deskOf } from "../../../tests/support/desk-calls.ts";
import { paidValues, storedPolicy, storedPolicyFile } from "../../../tests/support/policies.ts";
import { storedRequest } from "../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { schema } from "../../adapters/database/schema.ts";
import { problemTexts } from "../../http/problem-texts.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
});
afterAll(() => app.close());

type Owner = Awaited<ReturnType<typeof signUpVerified>>;

const someoneWithPicture = async () => {
  const owner: Owner = await signUpVerified(app);
  const requestId = await storedRequest(app, owner, { slots: ["id_front", "id_back"] });
  const rows = await app.documents.allOf(requestId);
  const [picture, other] = rows;
  if (!picture || !other) throw new Error("The request has no pictures.");
  return { owner, requestId, picture, other };
};

type World = Awaited<ReturnType<typeof someoneWithPicture>>;

const changeFile = async (key: string, change: (bytes: Buffer) => Buffer) => {
  const bytes = Buffer.from((await app.parts.store.get(key)) ?? []);
  await app.parts.store.put(key, change(bytes));
};

const damages: [string, string, (world: World) => Promise<void>][] = [
  [
    "a flipped byte",
    "unreadable",
    ({ picture }) =>
      changeFile(picture.storageKey, (bytes) => {
        bytes.writeUInt8(bytes.readUInt8(100) ^ 1, 100);
        return bytes;
      }),
  ],
  [
    "half of its bytes",
    "unreadable",
    ({ picture }) => changeFile(picture.storageKey, (bytes) => bytes.subarray(0, bytes.length / 2)),
  ],
  ["no byte", "unreadable", ({ picture }) => changeFile(picture.storageKey, () => Buffer.of())],
  [
    "the bytes of another document",
    "unreadable",
    async ({ picture, other }) => {
      const bytes = await app.parts.store.get(other.storageKey);
      await app.parts.store.put(picture.storageKey, bytes ?? Buffer.of());
    },
  ],
  ["no file", "missing", ({ picture }) => app.parts.store.delete(picture.storageKey)],
];

const noticesToTeam = async () => {
  const notices = () =>
    app.sent.filter(
      ({ to, subject }) => to === "admin@mizalla.test" && /مستند محفوظ/.test(subject),
    );
  await vi.waitFor(() => expect(notices().length).toBeGreaterThan(0), 20_000);
  return notices();
};

describe("a document whose file was damaged", () => {
  it.each(damages)("by %s has its own answer, and we are told", async (_what, fault, damage) => {
    const world = await someoneWithPicture();
    const { owner, requestId, picture } = world;
    await damage(world);
    const log = vi.spyOn(app.app.log, "error");
    for (const language of ["en", "ar"] as const) {
      const answer = await app.call({
        url: `/api/carins/insurance-requests/${requestId}/documents/${picture.id}`,
        headers: { ...owner.headers, "accept-language": language },
      });
      expect([answer.statusCode, answer.json()]).toEqual([
        410,
        {
          status: "fail",
          code: "documents.damaged",
          message: problemTexts[language]["documents.damaged"],
        },
      ]);
    }
    expect(log.mock.calls).toHaveLength(2);
    expect(log.mock.calls[0]?.[0]).toEqual({
      event: "document.damaged",
      documentId: picture.id,
      fault,
    });
    log.mockRestore();
  });

  it("has the same answer at the desk", async () => {
    const { requestId, picture } = await someoneWithPicture();
    await app.parts.store.delete(picture.storageKey);
    const desk = await deskOf(app)();
    const answer = await desk.get(`/requests/${requestId}/documents/${picture.id}`);
    expect([answer.statusCode, answer.json().code]).toEqual([410, "documents.damaged"]);
  });

  it("is told to the team once a day", async () => {
    const { owner, requestId, picture, other } = await someoneWithPicture();
    const view = ({ id }: { id: string }) =>
      app.call({
        url: `/api/carins/insurance-requests/${requestId}/documents/${id}`,
        headers: owner.headers,
      });
    app.wait(DAY_MS);
    const before = (await noticesToTeam()).length;
    for (const one of [picture, other]) await app.parts.store.delete(one.storageKey);
    await Promise.all([picture, other, picture, other].map(view));
    await vi.waitFor(async () => expect((await noticesToTeam()).length).toBe(before + 1), 20_000);
    const [notice] = (await noticesToTeam()).slice(-1);
    expect(notice?.text).toMatch(new RegExp(`${picture.id}|${other.id}`));

    app.wait(DAY_MS);
    await view(picture);
    await vi.waitFor(async () => expect((await noticesToTeam()).length).toBe(before + 2), 20_000);
  });
});

it("a damaged policy has the same answer", async () => {
  const owner = await signUpVerified(app);
  const id = await storedRequest(app, owner, { ...paidValues(), state: "issued" });
  const policyId = await storedPolicy(app, id);
  await storedPolicyFile(app, policyId, "policy");
  const [file] = await app.parts.db
    .select()
    .from(schema.policyFiles)
    .where(eq(schema.policyFiles.policyId, policyId));
  await changeFile(file?.storageKey ?? "", (bytes) => bytes.subarray(1));
  const answer = await app.call({
    url: `/api/carins/insurance-requests/${id}/policy/files/policy`,
    headers: owner.headers,
  });
  expect([answer.statusCode, answer.json().code]).toEqual([410, "documents.damaged"]);
});
