import { deflateSync } from "node:zlib";
import { pdfOf, streamOf } from "./written-pdfs.ts";

const written = (body: string) => Buffer.from(`%PDF-1.7\n${body}%%EOF`);

/** Small files that would take long, or much memory, if each part were followed as it says. */
export const heavyPdfs: Readonly<Record<string, () => Buffer>> = {
  "300,000 values within values": () => pdfOf({ 4: "[".repeat(300_000) + "]".repeat(300_000) }),
  "a name that leads to many": () =>
    written("5 0 obj 6 0 R endobj 6 0 obj 7 0 R endobj 7 0 obj<</A 5 0 R>>endobj\n".repeat(50_000)),
  "trailers behind trailers": () => written("trailer%".repeat(1_000_000)),
  "tables behind tables": () => written("xref%".repeat(1_000_000)),
  "streams without an end": () => written("1 0 obj<<>>stream\n".repeat(500_000)),
  "pages that lead to pages": () => pdfOf({ 2: "<< /Type /Pages /Kids [2 0 R 2 0 R] >>" }),
  "a table of endless rows": () =>
    pdfOf({ 4: streamOf("/Type /XRef /W [0 0 0] /Size 9999999999", "abc") }),
  "endless columns": () =>
    pdfOf({
      4: streamOf(
        "/Type /XRef /W [1 1 1] /Size 3 /Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 9999999999 >>",
        deflateSync(Buffer.alloc(100)),
      ),
    }),
  "streams of objects that all unpack": () => {
    const packed = deflateSync(Buffer.concat([Buffer.from("9 0 1"), Buffer.alloc(50_000_000, 32)]));
    const pack = streamOf("/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode", packed);
    return pdfOf(Object.fromEntries(Array.from({ length: 20 }, (_, at) => [at + 4, pack])));
  },
};
