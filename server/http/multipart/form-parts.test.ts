import { Readable } from "node:stream";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { multipart, type Part } from "../../../tests/support/multipart.ts";
import { boundaryOf } from "./form-body.ts";
import { formParts } from "./form-parts.ts";
import { collect } from "./marked-bytes.ts";

const BOUNDARY = "a-b";

async function* chunksOf(body: Buffer, cuts: readonly number[]) {
  const marks = [0, ...cuts.map((cut) => cut % (body.length + 1)), body.length];
  const sorted = marks.toSorted((one, other) => one - other);
  for (const [index, end] of sorted.slice(1).entries()) {
    const chunk = body.subarray(sorted[index], end);
    if (chunk.length > 0) yield chunk;
  }
}

type Read = { name: string; isFile: boolean; content: string; charset: string };
type Way = "all of it" | "its beginning" | "nothing";

const readContent = async (content: AsyncIterable<Buffer>, way: Way = "all of it") => {
  if (way === "all of it") return (await collect(content, 1_000_000))?.toString("latin1") ?? "";
  if (way === "its beginning") for await (const _chunk of content) break;
  return "";
};

const readAll = async (body: string | Buffer, cuts: number[] = [], ways: readonly Way[] = []) => {
  const parts: Read[] = [];
  const bytes = typeof body === "string" ? Buffer.from(body, "latin1") : body;
  for await (const { content, ...part } of formParts(chunksOf(bytes, cuts), BOUNDARY))
    parts.push({ ...part, content: await readContent(content, ways[parts.length]) });
  return parts;
};

/** Contents that resemble the end of a part. */
const content = fc
  .array(
    fc.constantFrom("\r", "\n", "\r\n", "-", "--", "--a-", "\r\n--a", "\r\n-a-b", "a-b", "\0", "é"),
  )
  .map((pieces) => pieces.join(""))
  .filter((text) => !text.includes(`\r\n--${BOUNDARY}`));

const parts: fc.Arbitrary<Part[]> = fc.array(
  fc.tuple(
    fc.constantFrom("id", "a b", "__proto__", "رخصة", "", "a;b=c", "x\ny"),
    fc.oneof(
      content,
      content.map((text) => ({ bytes: Buffer.from(text), filename: "a; name=b.jpg" })),
    ),
  ),
  { maxLength: 6 },
);

const inLatin = (text: string) => Buffer.from(text).toString("latin1");

const contentOf = ([, value]: Part) =>
  typeof value === "string" ? inLatin(value) : Buffer.from(value.bytes).toString("latin1");

const expected = (sent: readonly Part[], ways: readonly Way[] = []) =>
  sent.map((part, index) => ({
    name: part[0],
    isFile: typeof part[1] !== "string",
    content: (ways[index] ?? "all of it") === "all of it" ? contentOf(part) : "",
    charset: "utf-8",
  }));

describe("a form", () => {
  it("has the same parts in any chunks, whichever parts are read", async () => {
    await fc.assert(
      fc.asyncProperty(
        parts,
        fc.array(fc.nat(2_000), { maxLength: 30 }),
        fc.array(fc.constantFrom<Way>("all of it", "its beginning", "nothing")),
        async (sent, cuts, ways) => {
          const { payload } = multipart(sent, BOUNDARY);
          expect(await readAll(payload, cuts, ways)).toEqual(expected(sent, ways));
        },
      ),
      { numRuns: 500 },
    );
  });

  it("has the same parts when it arrives byte by byte", async () => {
    const sent: Part[] = [
      ["emirate", "دبي\r\n--a-"],
      ["id_front", { bytes: Buffer.from("\r\n--a-\r\n") }],
    ];
    const { payload } = multipart(sent, BOUNDARY);
    const cuts = Array.from(payload, (_byte, index) => index);
    expect(await readAll(payload, cuts)).toEqual(expected(sent));
  });

  it("is read as FormData writes it", async () => {
    const form = new FormData();
    form.append("emirate", "دبي");
    form.append("id_front", new Blob(["bytes"], { type: "image/jpeg" }), 'بطاقة "1"\n.jpg');
    const sent = new Response(form);
    const request = { headers: Object.fromEntries(sent.headers) };

    const bytes = Readable.from([Buffer.from(await sent.arrayBuffer())]).iterator();
    const read: string[] = [];
    for await (const { name, isFile, content } of formParts(bytes, boundaryOf(request)))
      read.push(
        `${isFile ? "file" : "field"} ${name}: ${(await collect(content, 100))?.toString()}`,
      );
    expect(read).toEqual(["field emirate: دبي", "file id_front: bytes"]);
  });

  const part = (head: string, text = "1") => `--a-b\r\n${head}\r\n\r\n${text}\r\n`;
  const named = (more = "", type = "") =>
    part(`Content-Disposition: form-data; name="x"${more}${type && `\r\nContent-Type: ${type}`}`);
  const end = "--a-b--";

  const read: [string, string, Partial<Read>[]][] = [
    ["no content", "", []],
    ["no parts", end, []],
    ["text before and after it", `hello\r\n${named()}${end}\r\nbye`, [{ content: "1" }]],
    ["blanks after a delimiter", named().replace("\r\n", " \t\r\n") + end, [{ name: "x" }]],
    [
      "an empty part",
      part('content-disposition: form-data; name="x"', "") + end,
      [{ content: "" }],
    ],
    ["a name without quotes", part("content-disposition:form-data;name=y") + end, [{ name: "y" }]],
    ["an empty file name", named('; filename=""') + end, [{ isFile: true }]],
    ["a file name in another charset", named("; filename*=UTF-8''a.jpg") + end, [{ isFile: true }]],
    ["bytes without a file name", named("", "application/octet-stream") + end, [{ isFile: true }]],
    ["a text with a type", named("", "text/plain") + end, [{ isFile: false, charset: "utf-8" }]],
    [
      "a text in another charset",
      named("", 'text/plain; charset="x-y"') + end,
      [{ charset: "x-y" }],
    ],
  ];
  it.each(read)("may have %s", async (_name, body, told) => {
    expect(await readAll(body)).toMatchObject(told);
  });

  const refused: [string, string, string?][] = [
    ["that is not multipart", "hello"],
    ["that ends in a delimiter", "--a-b"],
    ["that ends in a part's headers", "--a-b\r\nContent-Disposition: form-data"],
    ["that ends in a part", named()],
    ["with a part without headers", `--a-b\r\n\r\n1\r\n${end}`],
    ["with a part without a disposition", part("content-type: text/plain") + end],
    ["with a part without a name", part("content-disposition: form-data") + end],
    ["with an attachment", part('content-disposition: attachment; name="x"') + end],
    ["with another delimiter", named().replace("--a-b", "--a-bc") + end],
    ["with too long headers", part(`x: ${"y".repeat(9_000)}`) + end, "request.tooLarge"],
  ];
  it.each(refused)("%s is refused", async (_name, body, code = "request.invalid") => {
    await expect(readAll(body)).rejects.toMatchObject({ code });
  });

  it("is taken from its sender only as it is read", async () => {
    let taken = 0;
    async function* sender() {
      yield Buffer.from(named().slice(0, -1));
      for (;;) {
        taken += 1;
        yield Buffer.alloc(1_000);
      }
    }
    const first = await formParts(sender(), BOUNDARY).next();
    await new Promise((resolve) => setImmediate(resolve));
    expect([first.value?.name, taken]).toEqual(["x", 0]);
  });
});
