import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { requestStates, type RequestState } from "../../../domain/requests/request-state.ts";
import { mayJudgeDocuments } from "../../../domain/documents/document-request.ts";
import { MAX_DOCUMENT_BYTES } from "../../../domain/documents/documents.ts";
import { DAY_MS } from "../../../domain/durations.ts";
import { signUpVerified } from "../../../tests/support/accounts.ts";
import { deskWithDocuments } from "../../../tests/support/better-documents.ts";
import * as pictures from "../../../tests/support/pictures.ts";
import { refusalOf } from "../../../tests/support/refusals.ts";
import { staffOf } from "../../../tests/support/staff.ts";
import {
  bothSides,
  countFiles,
  eventsOf,
  requestRow,
  storedRequest,
} from "../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { schema } from "../../adapters/database/schema.ts";

let app: TestApp;
let desk: ReturnType<typeof deskWithDocuments>;
let owner: Awaited<ReturnType<typeof signUpVerified>>;
let agent: string;

beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
  desk = deskWithDocuments(app, staffOf(app), () => agent);
  owner = await signUpVerified(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  agent = (await staffOf(app).enter()).cookie;
});

const slots = bothSides("id");

const taken = async (state: RequestState = "awaiting_payment") => {
  const id = await storedRequest(app, owner, { state, slots });
  await desk.take(id);
  return id;
};

const linkOf = (token: string) => `/api/document-requests/${token}`;

const asked = async (state?: RequestState) => {
  const id = await taken(state);
  const token = await desk.mailedToken(id, owner.email, ["id_front"]);
  return { id, token, url: linkOf(token) };
};

const profileOf = async (id: string) =>
  (await app.call({ url: `/api/carins/insurance-requests/${id}`, headers: owner.headers })).json<{
    data: {
      isDocumentAsked: boolean;
      documents: { _id: string; slot: string }[];
      documentRequests: { _id: string; state: string; reason: string; note: string | null }[];
    };
  }>().data;

describe("the link in the mail", () => {
  it("says which picture, why and until when, and nothing about the person or the car", async () => {
    const { id, token } = await asked();
    const first = await desk.open(token);
    const { number } = await requestRow(app, id);
    expect(first.json()).toEqual({
      status: "success",
      data: { slots: ["id_front"], reason: "blurred", expiresAt: expect.any(String) },
    });
    for (const personal of [owner.username, owner.email, number, "12345", id])
      expect(first.body).not.toContain(personal);
    expect(first.headers).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    });
  });

  it("is not used up by those who open it, and takes the picture once", async () => {
    const { id, token, url } = await asked();
    await desk.open(token);
    expect((await desk.open(token)).statusCode).toBe(200);
    expect((await desk.upload(url, ["id_front"])).json()).toEqual({ status: "success" });

    for (const answer of [await desk.open(token), await desk.upload(url, ["id_front"])])
      expect(refusalOf(answer)).toMatchObject({ statusCode: 410, code: "documents.alreadySent" });
    expect(await eventsOf(app, "request", id)).toContain("documentReceived");
  });

  it("keeps the pictures of one of two uploads that come at once", async () => {
    const { id, url } = await asked();
    const files = await countFiles(app);
    const answers = await Promise.all([
      desk.upload(url, ["id_front"]),
      desk.upload(url, ["id_front"]),
    ]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 410]));
    expect(await desk.idsOf(id, ["id_front"], true)).toHaveLength(1);
    expect(await countFiles(app)).toBe(files + 1);
  });

  it("needs every picture that was asked for, and takes no other", async () => {
    const id = await taken();
    const token = await desk.mailedToken(id, owner.email, slots);
    const files = await countFiles(app);
    const url = linkOf(token);
    expect(refusalOf(await desk.upload(url, ["id_front"]))).toEqual({
      statusCode: 422,
      code: "documents.missing",
      field: "id_back",
    });
    expect(refusalOf(await desk.upload(url, [...slots, "license_front"]))).toMatchObject({
      statusCode: 422,
      code: "documents.unexpected",
    });
    expect(await countFiles(app)).toBe(files);
    expect((await desk.upload(url, slots)).statusCode).toBe(200);
  });

  it("refuses bad files in words and can be used again after them", async () => {
    const { url } = await asked();
    const files = await countFiles(app);
    const bad: [Buffer, number][] = [
      [Buffer.from("not a picture"), 415],
      [await pictures.truncatedPhoto(), 422],
      [pictures.hugePng(30_000), 422],
      [await pictures.photoOfBytes(MAX_DOCUMENT_BYTES + 1), 413],
      [Buffer.alloc(0), 415],
    ];
    for (const [bytes, status] of bad)
      expect((await desk.upload(url, ["id_front"], {}, bytes)).statusCode).toBe(status);
    const text = { method: "POST", url, payload: { id_front: "no" } } as const;
    expect((await app.call(text)).statusCode).toBe(415);
    expect(await countFiles(app)).toBe(files);
    expect((await desk.upload(url, ["id_front"])).statusCode).toBe(200);
  });

  it("ends when staff withdraw it, and when they ask for the picture again", async () => {
    const { id, token } = await asked();
    const again = await desk.mailedToken(id, owner.email, slots);
    expect(refusalOf(await desk.open(token))).toMatchObject({ code: "documents.linkEnded" });

    const [newest] = (await desk.read(id)).documentRequests;
    await desk.write(id, `document-requests/${newest?._id}/withdraw`, {});
    expect(refusalOf(await desk.open(again))).toMatchObject({ code: "documents.linkEnded" });
  });

  it.each(["x".repeat(43), "%00", "💡", "../../x", "x"])("%s is unknown", async (token) => {
    const url = linkOf(encodeURIComponent(token));
    expect((await app.call({ url })).statusCode).toBe(404);
    expect((await desk.upload(url, ["id_front"])).statusCode).toBe(404);
  });

  it("works in every state until the policy is issued, also in paid", async () => {
    const { id, token, url } = await asked();
    const { db } = app.parts;
    const become = (state: RequestState) =>
      db.update(schema.requests).set({ state }).where(eq(schema.requests.id, id));
    for (const state of requestStates) {
      await become(state);
      expect((await desk.open(token)).statusCode).toBe(mayJudgeDocuments(state) ? 200 : 410);
    }
    await become("issued");
    expect((await desk.upload(url, ["id_front"])).statusCode).toBe(410);
    await become("paid");
    expect((await desk.upload(url, ["id_front"])).statusCode).toBe(200);
  });
});

describe("the answer", () => {
  it("makes it our turn, wakes a snoozed request and counts as a touch", async () => {
    const { id, url } = await asked();
    const until = new Date(app.parts.now().getTime() + 5 * DAY_MS).toISOString();
    await desk.write(id, "snooze", { until });
    const before = await requestRow(app, id);
    expect(before).toMatchObject({ turn: "customer", snoozedUntil: expect.any(Date) });

    app.wait(1000);
    await desk.upload(url, ["id_front"]);
    const after = await requestRow(app, id);
    expect(after).toMatchObject({ turn: "us", snoozedUntil: null, version: before.version });
    expect(after.touchedAt.getTime()).toBeGreaterThan(before.touchedAt.getTime());
  });

  it("leaves the old picture in use until the new one is accepted", async () => {
    const { id, url } = await asked();
    const before = await profileOf(id);
    await desk.upload(url, ["id_front"]);
    expect((await profileOf(id)).documents).toEqual(before.documents);
    expect(await desk.idsOf(id, ["id_front"], true)).toHaveLength(1);
  });

  it("can be sent from the profile instead, by its owner only", async () => {
    const { id, token } = await asked();
    const { documentRequests, isDocumentAsked } = await profileOf(id);
    expect(isDocumentAsked).toBe(true);
    const [one] = documentRequests;
    const url = `/api/carins/insurance-requests/${id}/document-requests/${one?._id}`;
    const stranger = await signUpVerified(app);
    expect((await desk.upload(url, ["id_front"])).statusCode).toBe(401);
    expect((await desk.upload(url, ["id_front"], stranger.headers)).statusCode).toBe(404);
    expect((await desk.upload(url, ["id_front"], owner.headers)).statusCode).toBe(200);
    expect((await desk.upload(url, ["id_front"], owner.headers)).statusCode).toBe(410);
    expect((await desk.open(token)).statusCode).toBe(410);
    expect((await profileOf(id)).isDocumentAsked).toBe(false);
  });

  it("is erased with its request", async () => {
    const { id, url } = await asked();
    const before = await countFiles(app);
    await desk.upload(url, ["id_front"]);
    const payload = { what: "unsold" };
    const post = { method: "POST", url: "/api/users/me/erase", headers: owner.headers } as const;
    await app.call({ ...post, payload });
    expect(await countFiles(app)).toBeLessThanOrEqual(before - slots.length);
    expect((await app.call({ url })).statusCode).toBe(404);
    expect((await staffOf(app).get(`/requests/${id}`, agent)).statusCode).toBe(404);
  });
});

it("the link ends after seven days, which makes it our turn again", async () => {
  const { id, token, url } = await asked("paid");
  const ended = await asked();
  const { db } = app.parts;
  await db
    .update(schema.requests)
    .set({ state: "cancelled", turn: null })
    .where(eq(schema.requests.id, ended.id));
  expect((await requestRow(app, id)).turn).toBe("customer");
  app.wait(7 * DAY_MS);
  for (const answer of [await desk.open(token), await desk.upload(url, ["id_front"])])
    expect(refusalOf(answer)).toMatchObject({ statusCode: 410, code: "documents.linkEnded" });

  await app.documentRequests.sweep();
  expect((await requestRow(app, id)).turn).toBe("us");
  expect(await eventsOf(app, "request", id)).toContain("documentAskExpired");
  expect((await requestRow(app, ended.id)).turn).toBeNull();
});

it("limits how many pictures one address may send", async () => {
  const strict = await openTestApp();
  try {
    const url = linkOf("x".repeat(43));
    const strictDesk = deskWithDocuments(strict, staffOf(strict), () => "");
    const statuses = new Set<number>();
    for (let sent = 0; sent < 61; sent++)
      statuses.add((await strictDesk.upload(url, [])).statusCode);
    expect([...statuses]).toEqual([404, 429]);
  } finally {
    await strict.close();
  }
});
