import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, it } from "vitest";
import { makeWordmark } from "./make-wordmark.ts";

const INK = "#0f5a6e";
const box = (width: number, height: number) => ({
  width,
  height,
  channels: 4 as const,
  background: INK,
});

/** A mark with empty edges around it. */
const pngOf = (width: number, height: number, edge = 40) =>
  sharp({ create: box(width, height) })
    .extend({
      top: edge,
      bottom: edge,
      left: edge,
      right: edge,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .png()
    .toBuffer();

const svg = (inner: string, attributes = 'viewBox="0 0 400 200"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`);
const RECT = `<rect x="40" y="60" width="320" height="80" fill="${INK}"/>`;

const sizeOf = async (picture: Buffer) => {
  const { format, width, height } = await sharp(picture).metadata();
  return { format, width, height };
};

it.each([
  ["a PNG", () => pngOf(800, 200), { width: 528, height: 162 }],
  ["a small one, which is not enlarged", () => pngOf(160, 80), { width: 160, height: 98 }],
  ["a wide one", () => pngOf(1600, 210), { width: 660, height: 162 }],
  ["a square one", () => pngOf(400, 400), { width: 132, height: 162 }],
  [
    "a JPEG",
    () =>
      sharp({ create: box(800, 200) })
        .extend({ top: 50, bottom: 50, left: 50, right: 50, background: "white" })
        .jpeg()
        .toBuffer(),
    { width: 519, height: 162 },
  ],
  ["an SVG", async () => svg(RECT), { width: 528, height: 162 }],
  ["a tiny SVG", async () => svg(RECT, 'width="4" height="2" viewBox="0 0 400 200"'), {}],
  [
    "an SVG as programs write it",
    async () =>
      Buffer.from(
        `<?xml version="1.0" encoding="UTF-8"?>\n<!-- Made by hand -->\n${String(svg(`<defs><linearGradient id="a"><stop offset="0" stop-color="${INK}"/></linearGradient></defs><g style="fill:url(#a)">${RECT}</g>`))}\n`,
      ),
    { width: 528, height: 162 },
  ],
])("%s becomes what pages show, without its empty edges", async (_what, file, size) => {
  const { digest, png, webp } = await makeWordmark(await file());
  expect(digest).toMatch(/^[0-9a-f]{64}$/);
  const made = await sizeOf(png);
  expect(made).toMatchObject({ format: "png", ...size });
  expect(String(webp.subarray(8, 12))).toBe("WEBP");
  expect(png.length + webp.length).toBeLessThan(60_000);
  expect(made.width / made.height).toBeLessThan(660 / 161);
});

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** Kilobytes that would become gigabytes. */
const bomb = () => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(50_000, 0);
  header.writeUInt32BE(50_000, 4);
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(2_000_000))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
};

const entities = Buffer.from(
  `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, n) => `<!ENTITY ${"abcdefghij"[n + 1]} "${`&${"abcdefghij"[n]};`.repeat(10)}">`).join("")}]><svg xmlns="http://www.w3.org/2000/svg"><title>&j;</title></svg>`,
);

const nestedUses = () => {
  const level = (n: number) =>
    `<g id="l${n}">${n === 0 ? RECT : `<use href="#l${n - 1}"/>`.repeat(10)}</g>`;
  return svg(
    `<defs>${Array.from({ length: 10 }, (_, n) => level(n)).join("")}</defs><use href="#l9"/>`,
  );
};

it.each([
  ["a page by another name", () => Buffer.from("<html><script>alert(1)</script></html>"), "Type"],
  ["a GIF", () => Buffer.from("GIF89a\u0001\u0000\u0001\u0000"), "Type"],
  ["nothing", () => Buffer.alloc(0), "Type"],
  ["a PNG that ends early", async () => (await pngOf(400, 200)).subarray(0, 300), "Unreadable"],
  ["only the first bytes of one", () => Buffer.from("89504e470d0a1a0a", "hex"), "Unreadable"],
  [
    "a picture with a page behind it",
    async () => Buffer.concat([await pngOf(400, 200), Buffer.from("<script>1</script>")]),
    "Unreadable",
  ],
  [
    "a JPEG with an archive behind it",
    async () =>
      Buffer.concat([
        await sharp({ create: box(400, 200) })
          .jpeg()
          .toBuffer(),
        Buffer.from("PK\u0003\u0004"),
      ]),
    "Unreadable",
  ],
  ["a bomb of pixels", bomb, "Unreadable"],
  ["a long one", () => pngOf(5200, 800, 0), "Large"],
  ["a low one", () => pngOf(300, 60), "Small"],
  [
    "a single colour",
    () =>
      sharp({ create: box(400, 200) })
        .png()
        .toBuffer(),
    "Small",
  ],
  ["a tall one", () => pngOf(200, 300), "Shape"],
  ["one that is far too wide", () => pngOf(1800, 100), "Shape"],
  ["a script", () => svg(`${RECT}<script>alert(1)</script>`), "Drawing"],
  [
    "a script of another name",
    () => svg(`${RECT}<s:script xmlns:s="http://www.w3.org/2000/svg"/>`),
    "Drawing",
  ],
  ["a handler", () => svg(`<rect onload="alert(1)" width="9" height="9"/>`), "Drawing"],
  ["a page inside", () => svg(`${RECT}<foreignObject><body/></foreignObject>`), "Drawing"],
  ["a picture inside", () => svg(`<image href="data:image/png;base64,AAAA"/>`), "Drawing"],
  ["an address", () => svg(`<use xlink:href="http://127.0.0.1:1/x.svg#a"/>`), "Drawing"],
  ["a file", () => svg(`<use href="file:///etc/passwd#a"/>`), "Drawing"],
  [
    "an address in its style",
    () => svg(`<style>rect{fill:url(http://a.test/x)}</style>${RECT}`),
    "Drawing",
  ],
  [
    "an escaped address",
    () => svg(`<style>rect{fill:\\75rl(http://a.test)}</style>${RECT}`),
    "Drawing",
  ],
  [
    "a style from elsewhere",
    () => svg(`<style>@import "http://a.test/x.css";</style>${RECT}`),
    "Drawing",
  ],
  [
    "an instruction",
    () => Buffer.from(`<?xml version="1.0"?><?xml-stylesheet href="x"?>${String(svg(RECT))}`),
    "Drawing",
  ],
  ["letters", () => svg(`<text y="40">Falaj</text>`), "Drawing"],
  [
    "a filter",
    () => svg(`<filter id="a"><feGaussianBlur stdDeviation="999"/></filter>${RECT}`),
    "Drawing",
  ],
  ["entities", () => entities, "Drawing"],
  [
    "an outside entity",
    () => Buffer.from(`<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>`),
    "Drawing",
  ],
  ["too many parts", () => svg("<g/>".repeat(5001)), "Drawing"],
  ["uses of uses", nestedUses, "Unreadable"],
  ["a huge drawing", () => svg(RECT, 'width="900000" height="300000"'), "Unreadable"],
  ["a broken drawing", () => svg("<rect"), "Drawing"],
  ["a drawing that does not end", () => svg("<g>"), "Unreadable"],
  ["an empty drawing", () => svg(""), "Small"],
])(
  "%s is refused",
  async (_what, file, name) => {
    const made = Promise.resolve(file()).then(makeWordmark);
    await expect(made).rejects.toMatchObject({ code: `insurance.wordmark${name}` });
  },
  30_000,
);
