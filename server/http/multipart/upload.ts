import { collect } from "./marked-bytes.ts";
import { Problem } from "../problem.ts";

export type Upload = { file: AsyncIterable<Uint8Array> };

export const readUpload = async ({ file }: Upload, most: number): Promise<Buffer> => {
  const bytes = await collect(file, most);
  if (!bytes) throw new Problem("documents.size");
  return bytes;
};
