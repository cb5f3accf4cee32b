import fc from "fast-check";
import { MAX_DOCUMENT_BYTES } from "../../domain/documents/documents.ts";
import type { Part } from "./multipart.ts";
import { oddText } from "./odd-values.ts";

export type Files = { names: readonly string[]; good: Uint8Array };

export const oddFiles = ({ names, good }: Files): fc.Arbitrary<Part[]> => {
  const all = names.map((name): Part => [name, { bytes: good }]);
  const odd = fc.record({
    name: fc.oneof(fc.constantFrom(...names), oddText),
    bytes: fc.oneof(
      fc.uint8Array({ maxLength: 400 }),
      fc.nat(good.length).map((length) => good.subarray(0, length)),
      fc.constantFrom(80_000, MAX_DOCUMENT_BYTES + 1).map((length) => Buffer.alloc(length)),
    ),
    filename: fc.constantFrom("a.jpg", "", "../../a.jpg", "a\0.png", "صورة.jpg", 'x"; name="email'),
    type: fc.constantFrom("image/jpeg", "image/png", "text/html", "", "image/svg+xml"),
  });
  const oddOnes = fc
    .array(odd, { minLength: 1, maxLength: 10 })
    .map((files) => files.map(({ name, ...file }): Part => [name, file]));
  return fc.oneof(
    { weight: 5, arbitrary: fc.constant(all) },
    { weight: 2, arbitrary: fc.subarray(all) },
    { weight: 1, arbitrary: oddOnes },
    { weight: 1, arbitrary: oddOnes.map((some) => [...all, ...some]) },
  );
};
