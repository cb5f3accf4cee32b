import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signUpVerified } from "../../../tests/support/accounts.ts";
import { multipart, type Part } from "../../../tests/support/multipart.ts";
import * as pictures from "../../../tests/support/pictures.ts";
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

type Person = Awaited<ReturnType<typeof signUpVerified>>;

const purchase = {
  draft: { type: "renew", emirate: "dubai", plateCode: "B", plateNumber: "12345" },
  choice: { packageId: "falak-basic", priceFils: 55_125 },
  emiratesID: "784-1990-1234567-1",
};

const url = "/api/users/me/draft";
const pictureUrl = (slot: string) => `${url}/documents/${slot}`;

const save = ({ headers }: Person, payload: object = purchase) =>
  app.call({ method: "PUT", url, headers, payload });

const read = ({ headers }: Person) => app.call({ url, headers });

const savePicture = async ({ headers }: Person, slot: string, parts?: readonly Part[]) => {
  const body = multipart(parts ?? [["picture", { bytes: await pictures.photo(320, 200) }]]);
  return app.call({
    method: "PUT",
    url: pictureUrl(slot),
    headers: { ...headers, ...body.headers },
    payload: body.payload,
  });
};

const remove = ({ headers }: Person, path = url) =>
  app.call({ method: "DELETE", url: path, headers });

const someoneWithDraft = async () => {
  const person = await signUpVerified(app);
  await save(person);
  await savePicture(person, "license_front");
  await savePicture(person, "id_front");
  return person;
};

describe("saving a draft to the account", () => {
  it("[2-7 save] gives back what was saved, for a day", async () => {
    const person = await someoneWithDraft();
    const answer = await read(person);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["cache-control"]).toContain("no-store");
    const { data } = answer.json();
    expect(data).toMatchObject({ ...purchase, documents: ["id_front", "license_front"] });
    expect(Date.parse(data.expiresAt) - Date.parse(data.savedAt)).toBe(24 * HOUR);
  });

  it("stores the last version, and keeps the pictures", async () => {
    const person = await someoneWithDraft();
    const later = { ...purchase, choice: null, emiratesID: "" };
    expect((await save(person, later)).statusCode).toBe(200);
    const { data } = (await read(person)).json();
    expect(data).toMatchObject({ ...later, documents: ["id_front", "license_front"] });
  });

  it("is encrypted in the database", async () => {
    const person = await someoneWithDraft();
    const { drafts } = schema;
    const [row] = await app.parts.db.select().from(drafts).where(eq(drafts.userId, person.id));
    const stored = Buffer.from(row?.sealed ?? "", "base64url").toString("latin1");
    for (const secret of ["12345", "784", "dubai"]) expect(stored).not.toContain(secret);
  });

  it("cannot be decrypted for another account", async () => {
    const [one, other] = [await someoneWithDraft(), await someoneWithDraft()];
    const { drafts } = schema;
    const [row] = await app.parts.db.select().from(drafts).where(eq(drafts.userId, one.id));
    await app.parts.db
      .update(drafts)
      .set({ sealed: row?.sealed ?? "" })
      .where(eq(drafts.userId, other.id));
    expect((await read(other)).statusCode).toBe(500);
  });

  it("is not found by another account", async () => {
    await someoneWithDraft();
    const stranger = await signUpVerified(app);
    expect((await read(stranger)).json()).toEqual({ status: "success", data: null });
    expect(
      refusalOf(await app.call({ url: pictureUrl("id_front"), headers: stranger.headers })),
    ).toEqual({ statusCode: 404, code: "documents.notFound" });
  });

  it.each([
    ["GET", url],
    ["PUT", url],
    ["DELETE", url],
    ["GET", pictureUrl("id_front")],
    ["PUT", pictureUrl("id_front")],
    ["DELETE", pictureUrl("id_front")],
  ] as const)("asks a visitor to sign in: %s %s", async (method, path) => {
    const answer = await app.call({ method, url: path, headers: { "sec-fetch-site": "none" } });
    expect(refusalOf(answer)).toEqual({ statusCode: 401, code: "accounts.loginRequired" });
  });

  it("may have 32 kB and no more", async () => {
    const person = await signUpVerified(app);
    const most = 32 * 1024;
    const empty = JSON.stringify({ ...purchase, draft: { x: "" } }).length;
    const full = { ...purchase, draft: { x: "y".repeat(most - empty) } };
    expect((await save(person, full)).statusCode).toBe(200);
    const over = { ...purchase, draft: { x: "y".repeat(most - empty + 1) } };
    expect(refusalOf(await save(person, over))).toEqual({
      statusCode: 413,
      code: "request.tooLarge",
    });
  });

  it.each([
    [{ choice: null, emiratesID: "" }, "draft"],
    [{ ...purchase, emiratesID: "7".repeat(41) }, "emiratesID"],
    [{ ...purchase, draft: "text" }, "draft"],
  ])("refuses an invalid draft: %j", async (payload, field) => {
    const person = await signUpVerified(app);
    expect(refusalOf(await save(person, payload))).toMatchObject({
      statusCode: 400,
      code: "request.invalid",
      field,
    });
  });
});

describe("the pictures of a saved draft", () => {
  it("are encoded again, encrypted and sent with the headers of a document", async () => {
    const person = await signUpVerified(app);
    await save(person);
    await savePicture(person, "id_back", [
      ["picture", { bytes: await pictures.turnedPhotoWithPlace(400, 300) }],
    ]);
    const answer = await app.call({ url: pictureUrl("id_back"), headers: person.headers });
    expect(answer.headers).toMatchObject({
      "content-type": "image/jpeg",
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "no-store, private",
    });
    const shown = await sharp(answer.rawPayload).metadata();
    expect(shown).toMatchObject({ width: 300, height: 400 });
    expect(shown.exif).toBeUndefined();
  });

  it("leave no file when they are replaced, removed or erased with the draft", async () => {
    const before = await countFiles(app);
    const person = await someoneWithDraft();
    expect(await countFiles(app)).toBe(before + 2);
    expect((await savePicture(person, "id_front")).statusCode).toBe(200);
    expect(await countFiles(app)).toBe(before + 2);
    expect((await remove(person, pictureUrl("id_front"))).statusCode).toBe(200);
    expect(await countFiles(app)).toBe(before + 1);
    expect((await remove(person)).statusCode).toBe(200);
    expect(await countFiles(app)).toBe(before);
    expect((await read(person)).json().data).toBeNull();
    expect((await remove(person)).statusCode).toBe(200);
  });

  it.each<[string, string, () => Promise<Part[]>, object]>([
    [
      "an unknown slot",
      "selfie",
      async () => [["picture", { bytes: await pictures.photo() }]],
      { statusCode: 422, code: "documents.unexpected", field: "slot" },
    ],
    [
      "a text",
      "id_front",
      async () => [["picture", { bytes: Buffer.from("I am card.jpg") }]],
      { statusCode: 415, code: "documents.type", field: "picture" },
    ],
    [
      "two files",
      "id_front",
      async () => [
        ["one", { bytes: await pictures.photo() }],
        ["other", { bytes: await pictures.photo() }],
      ],
      { statusCode: 422, code: "documents.unexpected", field: "other" },
    ],
    [
      "no file",
      "id_front",
      async () => [["note", "nothing here"]],
      { statusCode: 422, code: "documents.missing", field: "id_front" },
    ],
  ])("are refused and leave no file: %s", async (_name, slot, parts, refusal) => {
    const person = await signUpVerified(app);
    await save(person);
    const before = await countFiles(app);
    expect(refusalOf(await savePicture(person, slot, await parts()))).toEqual(refusal);
    expect(await countFiles(app)).toBe(before);
  });

  it("need a draft that they belong to", async () => {
    const person = await signUpVerified(app);
    const before = await countFiles(app);
    expect(refusalOf(await savePicture(person, "id_front")).code).toBe("drafts.none");
    expect(await countFiles(app)).toBe(before);
  });

  it("are one when several are saved for a slot at once", async () => {
    const person = await signUpVerified(app);
    await save(person);
    const before = await countFiles(app);
    const answers = await Promise.all([1, 2, 3].map(() => savePicture(person, "id_front")));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await countFiles(app)).toBe(before + 1);
  });

  it("are not deleted as orphans by the sweeper", async () => {
    const person = await someoneWithDraft();
    app.wait(23 * HOUR);
    await app.documents.sweepOrphans();
    const saved = await save(person);
    expect(saved.statusCode).toBe(200);
    app.wait(2 * HOUR);
    await app.documents.sweepOrphans();
    const answer = await app.call({ url: pictureUrl("id_front"), headers: person.headers });
    expect(answer.statusCode).toBe(200);
  });
});

describe("sending a purchase", () => {
  it("ends the draft of the account that sent it, and of no other", async () => {
    const [person, other] = [await someoneWithDraft(), await someoneWithDraft()];
    const answer = await postRenewal(app, person, await renewalParts(app));
    expect(answer.statusCode).toBe(200);
    expect((await read(person)).json().data).toBeNull();
    expect((await read(other)).json().data).toMatchObject(purchase);
  });

  it("leaves the draft when the purchase is refused", async () => {
    const person = await someoneWithDraft();
    const parts = await renewalParts(app, { plateNumber: "none" });
    expect((await postRenewal(app, person, parts)).statusCode).toBe(422);
    expect((await read(person)).json().data).toMatchObject(purchase);
  });
});

describe("after a day", () => {
  it("a draft is no longer found, and is swept with its files", async () => {
    const before = await countFiles(app);
    const person = await someoneWithDraft();
    app.wait(24 * HOUR - 60_000);
    await app.drafts.sweep();
    expect((await read(person)).json().data).toMatchObject(purchase);

    app.wait(60_000);
    expect((await read(person)).json().data).toBeNull();
    const picture = await app.call({ url: pictureUrl("id_front"), headers: person.headers });
    expect(refusalOf(picture).code).toBe("documents.notFound");
    await app.drafts.sweep();
    expect(await countFiles(app)).toBeLessThanOrEqual(before);
  });

  it("a new draft does not get the pictures of the expired one", async () => {
    const person = await someoneWithDraft();
    app.wait(24 * HOUR);
    await save(person);
    expect((await read(person)).json().data.documents).toEqual([]);
  });
});
