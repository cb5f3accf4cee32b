import { collect } from "./marked-bytes.ts";
import { Problem } from "../problem.ts";

/** A file that somebody sends, as it comes. */
export type Upload = { file: AsyncIterable<Uint8Array> };

/**
 * The bytes of an upload.
 * @throws {Problem} documents.size as soon as there are more than `most`
 */
export const readUpload = async ({ file }: Upload, most: number): Promise<Buffer> => {
  const bytes = await collect(file, most);
  if (!bytes) throw new Problem("documents.size");
  return bytes;
};
