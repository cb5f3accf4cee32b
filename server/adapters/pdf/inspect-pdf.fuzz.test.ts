import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hiddenPdfs } from "../../../tests/support/hidden-pdfs.ts";
import { ordinaryPdfs } from "../../../tests/support/ordinary-pdfs.ts";
import { checkPdf } from "./check-pdf.ts";
import { inspectPdf } from "./inspect-pdf.ts";

const isLong = process.env["TEST_LONG"] !== undefined;
const samples = [...Object.values(ordinaryPdfs), ...Object.values(hiddenPdfs)].map((make) =>
  make(),
);

type Change = (pdf: Buffer) => Buffer;

/** Somewhere in the file, as a part of its length. */
const place = fc.double({ min: 0, max: 0.9999, noNaN: true });
const at = (pdf: Buffer, where: number) => Math.floor(pdf.length * where);
const splice = (pdf: Buffer, from: number, length: number, piece: Buffer) =>
  Buffer.concat([pdf.subarray(0, from), piece, pdf.subarray(from + length)]);

const pieces = [
  ..."<< >> [ ] ( ) < > % \\ / #4a 0 -1 1e9 99999999999 true R 5 0 R".split(" "),
  ..."xref trailer startxref %%EOF stream endstream endobj obj".split(" "),
  ..."/Length /Type/ObjStm /Type/XRef /W[1 4 2] /N /First /Filter/FlateDecode /Kids".split(" "),
  "5 0 obj<</S/JavaScript/JS(1)>>endobj",
  "xref\n0 3\n0000000015 00000 n \n",
].map((piece) => Buffer.from(`\n${piece}\n`));

const changes: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(place, fc.integer({ min: 1, max: 255 })).map(([where, bits]): Change => (pdf) => {
    const changed = Buffer.from(pdf);
    changed.writeUInt8((changed[at(pdf, where)] ?? 0) ^ bits, at(pdf, where));
    return changed;
  }),
  fc.tuple(place, fc.nat(40), fc.constantFrom(...pieces)).map(
    ([where, length, piece]): Change =>
      (pdf) =>
        splice(pdf, at(pdf, where), length, piece),
  ),
  fc.tuple(place, place, fc.nat(400)).map(
    ([to, from, length]): Change =>
      (pdf) =>
        splice(pdf, at(pdf, to), 0, pdf.subarray(at(pdf, from), at(pdf, from) + length)),
  ),
  // Another number in a table, or anywhere else.
  fc.tuple(place, fc.nat(1_500)).map(([where, number]): Change => (pdf) => {
    const from = pdf.subarray(at(pdf, where)).toString("latin1");
    const found = /\d+/.exec(from);
    if (!found) return pdf;
    const written = String(number).padStart(found[0].length, "0");
    return splice(pdf, at(pdf, where) + found.index, found[0].length, Buffer.from(written));
  }),
);

const damaged = fc
  .tuple(fc.constantFrom(...samples), fc.array(changes, { minLength: 1, maxLength: 6 }))
  .map(([pdf, several]) => several.reduce((changed, change) => change(changed), pdf));

const isVerdict = expect.toSatisfy(
  (verdict: object) => "pages" in verdict || "found" in verdict || "problem" in verdict,
);

describe("a damaged PDF", () => {
  it("is answered by the one who looks", { timeout: 600_000 }, () => {
    fc.assert(
      fc.property(damaged, (pdf) => {
        try {
          expect(inspectPdf(pdf)).toEqual(isVerdict);
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
        }
      }),
      { numRuns: isLong ? 50_000 : 1_000 },
    );
  });

  it("is answered by the process", { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(damaged, async (pdf) => {
        expect(await checkPdf(pdf)).toEqual(isVerdict);
      }),
      { numRuns: isLong ? 500 : 5 },
    );
  });
});
