import { Readable } from "node:stream";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { photo } from "../../../tests/support/pictures.ts";
import { sharedQuote } from "../../../tests/support/shared-quotes.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
});
afterAll(() => app.close());

const pictureOf = async (code: string, language: string) => {
  const answer = await app.call({ url: `/api/quotes/${code}/picture.png?lang=${language}` });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toBe("image/png");
  expect(answer.headers["cross-origin-resource-policy"]).toBe("cross-origin");
  return answer.rawPayload;
};

it("has the size that other sites expect, in the language that was asked for", async () => {
  const { code } = await sharedQuote(app, "nakhla-comprehensive");
  const [english, arabic] = [await pictureOf(code, "en"), await pictureOf(code, "ar")];
  for (const picture of [english, arabic])
    expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(english.equals(arabic)).toBe(false);
});

it("is made also after an upload closed the process to other formats than photos", async () => {
  await app.documents.receive({ file: Readable.from([await photo(120, 80)]) }, "id_front");
  const { code } = await sharedQuote(app, "lulwa-comprehensive");
  await pictureOf(code, "ar");
});

it("is made once for each quote and language, also when many ask at once", async () => {
  const make = vi.spyOn(app.parts.papers, "quotePicture");
  const { code } = await sharedQuote(app, "sidrah-third-party");
  const [first, ...others] = await Promise.all(
    Array.from({ length: 10 }, () => pictureOf(code, "ar")),
  );
  for (const other of [...others, await pictureOf(code, "ar")])
    expect(other.equals(first ?? Buffer.alloc(0))).toBe(true);
  expect(make).toHaveBeenCalledTimes(1);
});

it("is tried again after it failed", async () => {
  const { code } = await sharedQuote(app, "marsa-third-party");
  vi.spyOn(app.parts.papers, "quotePicture").mockRejectedValueOnce(new Error("no fonts"));
  const failed = await app.call({ url: `/api/quotes/${code}/picture.png?lang=en` });
  expect([failed.statusCode, failed.json<{ status: string }>().status]).toEqual([500, "fail"]);
  await pictureOf(code, "en");
});

it("is refused in another language than ours", async () => {
  const { code } = await sharedQuote(app, "marsa-third-party");
  const answer = await app.call({ url: `/api/quotes/${code}/picture.png?lang=fr` });
  expect(answer.statusCode).toBe(400);
});
