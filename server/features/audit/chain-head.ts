import { randomUUID } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";

/** The last seal, kept outside the database: without it a chain whose end was cut would verify. */
const Head = z.object({ seq: z.number(), digest: z.string() });
export type Head = z.infer<typeof Head>;

const FILE = "audit-head.json";

export const writeHead = async (dataDir: string, { seq, digest }: Head) => {
  const path = join(dataDir, FILE);
  // Processes that share the folder may write at the same time.
  const written = `${path}.${randomUUID()}`;
  await writeFile(written, JSON.stringify({ seq, digest }), { mode: 0o600 });
  await rename(written, path);
};

/** Undefined before the first seal. */
export const readHead = async (dataDir: string): Promise<Head | undefined> => {
  const text = await readFile(join(dataDir, FILE), "utf8").catch(() => undefined);
  return text === undefined ? undefined : Head.parse(JSON.parse(text));
};
