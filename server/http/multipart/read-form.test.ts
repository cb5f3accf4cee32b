import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { documentSlots, MAX_DOCUMENT_BYTES } from "../../../domain/documents/documents.ts";
import { multipart, type Part } from "../../../tests/support/multipart.ts";
import { type PartHandling, readMultipart } from "./read-form.ts";

const requestOf = ({ headers, payload }: ReturnType<typeof multipart>) => ({
  headers,
  raw: Readable.from([payload]),
});

const inIdFront: PartHandling = { slotOf: () => "id_front" };
const file: Part = ["card", { bytes: Buffer.alloc(100_000) }];

const fieldOf = (type: string, bytes: Buffer) => {
  const { headers, payload } = multipart([["emirate", "?"]]);
  const [before = "", after = ""] = payload.toString().split("\r\n\r\n?");
  const head = `${before}\r\ncontent-type: ${type}\r\n\r\n`;
  return { headers, payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(after)]) };
};

describe("a form", () => {
  it.each([
    ["text/plain", Buffer.from("دبي")],
    ["application/json", Buffer.from("دبي")],
    ["text/plain; charset=windows-1256", Buffer.of(0xcf, 0xc8, 0xed)],
  ])("may have a text of the type %s", async (type, bytes) => {
    const { fields } = await readMultipart(requestOf(fieldOf(type, bytes)), inIdFront);
    expect({ ...fields }).toEqual({ emirate: "دبي" });
  });

  it("is refused with a text in an unknown charset", async () => {
    const request = requestOf(fieldOf("text/plain; charset=x-mizalla", Buffer.from("1")));
    await expect(readMultipart(request, inIdFront)).rejects.toMatchObject({
      code: "requests.invalidField",
      field: "emirate",
    });
  });

  it("is read to its end, then the first failure is thrown, also one of our own", async () => {
    const twice: Part = ["emirate", "dubai"];
    const request = requestOf(multipart([file, file, twice, twice]));
    const seen: Record<string, string>[] = [];
    const broken: PartHandling = {
      ...inIdFront,
      beforeFile: async (soFar) => {
        seen.push(soFar);
        throw new Error("no database");
      },
    };
    await expect(readMultipart(request, broken)).rejects.toThrow("no database");
    expect(seen.map((fields) => ({ ...fields }))).toEqual([{ emirate: "dubai" }]);
    expect(request.raw.readableEnded).toBe(true);
  });

  it("longer than any may be is refused unread", async () => {
    const { headers, raw } = requestOf(multipart([file]));
    const request = { headers: { ...headers, "content-length": String(300e6) }, raw };
    await expect(readMultipart(request, inIdFront)).rejects.toMatchObject({
      code: "request.tooLarge",
    });
    expect(raw.readableDidRead).toBe(false);
  });

  it.each([
    ["in one file", inIdFront, "card"],
    ["after a failure", { slotOf: () => undefined }, "card"],
    ["of what is not multipart", inIdFront, undefined],
  ])("that never ends, %s, is refused and not read further", async (_where, handling, name) => {
    const { headers, payload } = multipart([[name ?? "", { bytes: Buffer.alloc(0) }]]);
    let sent = 0;
    const raw = Readable.from(
      (async function* () {
        if (name) yield payload.subarray(0, payload.lastIndexOf("\r\n--"));
        for (; sent < 300e6; sent += 1e6) yield Buffer.alloc(1e6);
      })(),
    );
    await expect(readMultipart({ headers, raw }, handling)).rejects.toMatchObject({
      code: "request.tooLarge",
    });
    expect(sent).toBeLessThan(80e6);
  });

  it("as large as a send may be is read", async () => {
    const slots = documentSlots.slice(0, 8);
    const bytes = Buffer.alloc(MAX_DOCUMENT_BYTES);
    const files = slots.map((slot): Part => [slot, { bytes }]);
    const fields = Array.from({ length: 60 }, (_, at): Part => [`f${at}`, "x".repeat(8 * 1024)]);
    const { hashes } = await readMultipart(requestOf(multipart([...fields, ...files])), {
      slotOf: (name) => slots.find((slot) => slot === name),
    });
    expect(hashes.size).toBe(8);
  });

  it("whose sender closed the connection is refused, whether before or during reading", async () => {
    const form = multipart([file]);
    const before = requestOf(form);
    before.raw.destroy();
    const meanwhile = {
      headers: form.headers,
      raw: Readable.from(
        (async function* () {
          yield form.payload.subarray(0, 50_000);
          throw new Error("aborted");
        })(),
      ),
    };
    for (const request of [before, meanwhile])
      await expect(readMultipart(request, inIdFront)).rejects.toMatchObject({
        code: "request.invalid",
      });
  });
});
