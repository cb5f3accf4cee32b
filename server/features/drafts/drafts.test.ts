import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signUpVerified } from "../../../tests/support/accounts.ts";
import {
  draftPictureUrl,
  draftToSave,
  draftUrl,
  personWithDraft,
  readDraft,
  saveDraft,
} from "../../../tests/support/drafts.ts";
import { refusalOf } from "../../../tests/support/refusals.ts";
import { postRenewal, renewalParts } from "../../../tests/support/sends.ts";
import { countFiles } from "../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { schema } from "../../adapters/database/schema.ts";

const HOUR = 60 * 60 * 1000;

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

describe("saving a draft to the account", () => {
  it("[2-7 save] gives back what was saved, for a day", async () => {
    const person = await personWithDraft(app);
    const answer = await readDraft(app, person);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["cache-control"]).toContain("no-store");
    const { data } = answer.json();
    expect(data).toMatchObject({ ...draftToSave, documents: ["id_front", "license_front"] });
    expect(Date.parse(data.expiresAt) - Date.parse(data.savedAt)).toBe(24 * HOUR);
  });

  it("stores the last version, and keeps the pictures", async () => {
    const person = await personWithDraft(app);
    const later = { ...draftToSave, choice: null, emiratesID: "" };
    expect((await saveDraft(app, person, later)).statusCode).toBe(200);
    const { data } = (await readDraft(app, person)).json();
    expect(data).toMatchObject({ ...later, documents: ["id_front", "license_front"] });
  });

  it("is encrypted in the database", async () => {
    const person = await personWithDraft(app);
    const { drafts } = schema;
    const [row] = await app.parts.db.select().from(drafts).where(eq(drafts.userId, person.id));
    const stored = Buffer.from(row?.sealed ?? "", "base64url").toString("latin1");
    for (const secret of ["12345", "784", "dubai"]) expect(stored).not.toContain(secret);
  });

  it("cannot be decrypted for another account", async () => {
    const [one, other] = [await personWithDraft(app), await personWithDraft(app)];
    const { drafts } = schema;
    const [row] = await app.parts.db.select().from(drafts).where(eq(drafts.userId, one.id));
    await app.parts.db
      .update(drafts)
      .set({ sealed: row?.sealed ?? "" })
      .where(eq(drafts.userId, other.id));
    expect((await readDraft(app, other)).statusCode).toBe(500);
  });

  it("is not found by another account", async () => {
    await personWithDraft(app);
    const stranger = await signUpVerified(app);
    expect((await readDraft(app, stranger)).json()).toEqual({ status: "success", data: null });
    expect(
      refusalOf(await app.call({ url: draftPictureUrl("id_front"), headers: stranger.headers })),
    ).toEqual({ statusCode: 404, code: "documents.notFound" });
  });

  it.each([
    ["GET", draftUrl],
    ["PUT", draftUrl],
    ["DELETE", draftUrl],
    ["GET", draftPictureUrl("id_front")],
    ["PUT", draftPictureUrl("id_front")],
    ["DELETE", draftPictureUrl("id_front")],
  ] as const)("asks a visitor to sign in: %s %s", async (method, path) => {
    const answer = await app.call({ method, url: path, headers: { "sec-fetch-site": "none" } });
    expect(refusalOf(answer)).toEqual({ statusCode: 401, code: "accounts.loginRequired" });
  });

  it("may have 32 kB and no more", async () => {
    const person = await signUpVerified(app);
    const most = 32 * 1024;
    const empty = JSON.stringify({ ...draftToSave, draft: { x: "" } }).length;
    const full = { ...draftToSave, draft: { x: "y".repeat(most - empty) } };
    expect((await saveDraft(app, person, full)).statusCode).toBe(200);
    const over = { ...draftToSave, draft: { x: "y".repeat(most - empty + 1) } };
    expect(refusalOf(await saveDraft(app, person, over))).toEqual({
      statusCode: 413,
      code: "request.tooLarge",
    });
  });

  it.each([
    [{ choice: null, emiratesID: "" }, "draft"],
    [{ ...draftToSave, emiratesID: "7".repeat(41) }, "emiratesID"],
    [{ ...draftToSave, draft: "text" }, "draft"],
  ])("refuses an invalid draft: %j", async (payload, field) => {
    const person = await signUpVerified(app);
    expect(refusalOf(await saveDraft(app, person, payload))).toMatchObject({
      statusCode: 400,
      code: "request.invalid",
      field,
    });
  });
});

describe("sending a purchase", () => {
  it("ends the draft of the account that sent it, and of no other", async () => {
    const [person, other] = [await personWithDraft(app), await personWithDraft(app)];
    const answer = await postRenewal(app, person, await renewalParts(app));
    expect(answer.statusCode).toBe(200);
    expect((await readDraft(app, person)).json().data).toBeNull();
    expect((await readDraft(app, other)).json().data).toMatchObject(draftToSave);
  });

  it("leaves the draft when the purchase is refused", async () => {
    const person = await personWithDraft(app);
    const parts = await renewalParts(app, { plateNumber: "none" });
    expect((await postRenewal(app, person, parts)).statusCode).toBe(422);
    expect((await readDraft(app, person)).json().data).toMatchObject(draftToSave);
  });
});

describe("after a day", () => {
  it("a draft is no longer found, and is swept with its files", async () => {
    const before = await countFiles(app);
    const person = await personWithDraft(app);
    app.wait(24 * HOUR - 60_000);
    await app.drafts.sweep();
    expect((await readDraft(app, person)).json().data).toMatchObject(draftToSave);

    app.wait(60_000);
    expect((await readDraft(app, person)).json().data).toBeNull();
    const picture = await app.call({ url: draftPictureUrl("id_front"), headers: person.headers });
    expect(refusalOf(picture).code).toBe("documents.notFound");
    await app.drafts.sweep();
    expect(await countFiles(app)).toBeLessThanOrEqual(before);
  });

  it("a new draft does not get the pictures of the expired one", async () => {
    const person = await personWithDraft(app);
    app.wait(24 * HOUR);
    await saveDraft(app, person);
    expect((await readDraft(app, person)).json().data.documents).toEqual([]);
  });
});
