import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signUpVerified } from "../../../tests/support/accounts.ts";
import {
  draftPictureUrl,
  draftUrl,
  personWithDraft,
  readDraft,
  saveDraft,
  saveDraftPicture,
} from "../../../tests/support/drafts.ts";
import type { Part } from "../../../tests/support/multipart.ts";
import * as pictures from "../../../tests/support/pictures.ts";
import { refusalOf } from "../../../tests/support/refusals.ts";
import { countFiles } from "../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";

const HOUR = 60 * 60 * 1000;

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const remove = ({ headers }: { headers: Record<string, string> }, url = draftUrl) =>
  app.call({ method: "DELETE", url, headers });

describe("the pictures of a saved draft", () => {
  it("are encoded again, encrypted and sent with the headers of a document", async () => {
    const person = await signUpVerified(app);
    await saveDraft(app, person);
    await saveDraftPicture(app, person, "id_back", [
      ["picture", { bytes: await pictures.turnedPhotoWithPlace(400, 300) }],
    ]);
    const answer = await app.call({ url: draftPictureUrl("id_back"), headers: person.headers });
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
    const person = await personWithDraft(app);
    expect(await countFiles(app)).toBe(before + 2);
    expect((await saveDraftPicture(app, person, "id_front")).statusCode).toBe(200);
    expect(await countFiles(app)).toBe(before + 2);
    expect((await remove(person, draftPictureUrl("id_front"))).statusCode).toBe(200);
    expect(await countFiles(app)).toBe(before + 1);
    expect((await remove(person)).statusCode).toBe(200);
    expect(await countFiles(app)).toBe(before);
    expect((await readDraft(app, person)).json().data).toBeNull();
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
    await saveDraft(app, person);
    const before = await countFiles(app);
    expect(refusalOf(await saveDraftPicture(app, person, slot, await parts()))).toEqual(refusal);
    expect(await countFiles(app)).toBe(before);
  });

  it("need a draft that they belong to", async () => {
    const person = await signUpVerified(app);
    const before = await countFiles(app);
    expect(refusalOf(await saveDraftPicture(app, person, "id_front")).code).toBe("drafts.none");
    expect(await countFiles(app)).toBe(before);
  });

  it("are one when several are saved for a slot at once", async () => {
    const person = await signUpVerified(app);
    await saveDraft(app, person);
    const before = await countFiles(app);
    const answers = await Promise.all(
      [1, 2, 3].map(() => saveDraftPicture(app, person, "id_front")),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await countFiles(app)).toBe(before + 1);
  });

  it("are not deleted as orphans by the sweeper", async () => {
    const person = await personWithDraft(app);
    app.wait(23 * HOUR);
    await app.sweepFiles();
    const saved = await saveDraft(app, person);
    expect(saved.statusCode).toBe(200);
    app.wait(2 * HOUR);
    await app.sweepFiles();
    const answer = await app.call({ url: draftPictureUrl("id_front"), headers: person.headers });
    expect(answer.statusCode).toBe(200);
  });
});
