import sharp from "sharp";
import { expect, test } from "vitest";
import { insurers } from "../../../domain/quotes/demonstration/insurers.ts";
import { typstPapers } from "./papers.ts";
import { type PicturedQuote, quoteSheet } from "./quote-sheet.ts";

const papers = typstPapers();

const sample: PicturedQuote = {
  language: "en",
  quote: {
    insurerName: { en: "Hazm Motor", ar: "حزم لتأمين المركبات" },
    names: { en: "Hazm Basic", ar: "حزم الأساسية" },
    type: "comprehensive",
    priceFils: 109_200,
    logo: "/insurers/hazm.svg",
  },
  expiresAt: new Date("2026-11-29T22:00:00Z"),
};

const withQuote = (changes: Partial<PicturedQuote["quote"]>): PicturedQuote => ({
  ...sample,
  quote: { ...sample.quote, ...changes },
});

test("the picture names insurer, cover, price and last day in Dubai, in its language", async () => {
  expect(await quoteSheet(sample)).toMatchObject({
    insurer: "Hazm Motor",
    plan: "Hazm Basic",
    cover: "Comprehensive",
    price: { amount: "1,092.00" },
    validUntil: { label: "Valid until", day: "30 November 2026" },
  });
  expect(await quoteSheet({ ...sample, language: "ar" })).toMatchObject({
    insurer: "حزم لتأمين المركبات",
    plan: "حزم الأساسية",
    cover: "شامل",
    validUntil: { label: "صالح حتى", day: "30 نوفمبر 2026" },
  });
});

test.each(insurers.map(({ slug }) => slug))("it shows the wordmark of %s", async (slug) => {
  const { logo } = await quoteSheet(withQuote({ logo: `/insurers/${slug}.svg` }));
  expect(logo).toMatch(/^<svg/);
});

test.each([null, "/insurers/unknown.svg", "/insurers/../../package.json", "/icon.svg"])(
  "it prints the insurer's name where %s is the wordmark",
  async (logo) => {
    const picture = withQuote({ logo });
    expect(await quoteSheet(picture)).toMatchObject({ logo: null });
    await papers.quotePicture(picture);
  },
);

test("it shows the wordmark that staff uploaded", async () => {
  const png = await sharp({
    create: { width: 528, height: 162, channels: 4, background: "#ff00aa" },
  })
    .png()
    .toBuffer();
  const picture = await papers.quotePicture({ ...sample, wordmark: png });
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const at = (300 * info.width + 100) * info.channels;
  const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
  expect(red - green).toBeGreaterThan(150);
  expect(blue - green).toBeGreaterThan(100);
});

const long = { en: "Wide ".repeat(12), ar: "تأمين ".repeat(12) };
test.each([
  ["long names", withQuote({ logo: null, insurerName: long, names: long })],
  ["the highest price", withQuote({ priceFils: 1_000_000_000 })],
  ["markup", withQuote({ names: { en: '#panic("no") *bold* $x$ \\ "', ar: "#x" } })],
  ["letters that no font has", withQuote({ names: { en: "\u{10fffd} สมชาย", ar: "\u202e" } })],
])("it has 1200 by 630 pixels with %s", async (_name, picture) => {
  for (const language of ["en", "ar"] as const) {
    const png = await papers.quotePicture({ ...picture, language });
    const { format, width, height } = await sharp(png).metadata();
    expect({ format, width, height }).toEqual({ format: "png", width: 1200, height: 630 });
    expect(png.length).toBeLessThan(100_000);
  }
});
