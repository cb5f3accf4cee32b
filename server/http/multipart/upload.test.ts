import { Readable } from "node:stream";
import { expect, it } from "vitest";
import { MAX_DOCUMENT_BYTES } from "../../../domain/documents/documents.ts";
import { multipart, type Part } from "../../../tests/support/multipart.ts";
import { formParts } from "./form-parts.ts";
import { Problem } from "../problem.ts";
import { readUpload } from "./upload.ts";

it("each file of a form is limited in size, and the next is read after a refusal", async () => {
  const lengths = [MAX_DOCUMENT_BYTES, MAX_DOCUMENT_BYTES + 1, 7];
  const files = lengths.map((length): Part => ["id_front", { bytes: Buffer.alloc(length) }]);
  const body = Readable.from([multipart(files, "b").payload]).iterator();

  const read: (number | string)[] = [];
  for await (const { content } of formParts(body, "b")) {
    const bytes = readUpload({ file: content }, MAX_DOCUMENT_BYTES).then(({ length }) => length);
    read.push(
      await bytes.catch((error: unknown) => (error instanceof Problem ? error.code : "failed")),
    );
  }
  expect(read).toEqual([MAX_DOCUMENT_BYTES, "documents.size", 7]);
});
