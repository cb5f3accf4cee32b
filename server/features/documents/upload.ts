import { Problem } from "../../http/problem.ts";

/** The part of a multipart body that a file comes in (`MultipartFile` of @fastify/multipart). */
export type Upload = { file: AsyncIterable<Uint8Array> & { truncated?: boolean } };

/**
 * The bytes of an upload, counted while they stream.
 * @throws {Problem} documents.size as soon as there are more than `most`
 */
export const readUpload = async ({ file }: Upload, most: number): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of file) {
    length += chunk.length;
    if (length > most) throw new Problem("documents.size");
    chunks.push(chunk);
  }
  // The multipart parser ends the stream at its own limit instead of failing it.
  if (file.truncated) throw new Problem("documents.size");
  return Buffer.concat(chunks, length);
};
