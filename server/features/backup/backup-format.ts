import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { readFileSync } from "node:fs";
import * as z from "zod/mini";
import type { Keys } from "../../adapters/keys.ts";

/** Raised when older releases could not restore what this one writes. */
export const FORMAT = 2;

export const STARTED = "backup-started.json";
export const MANIFEST = "manifest.json";
/** List that `sha256sum --check` reads: every file but the manifest, which has this file's digest. */
export const SUMS = "SHA256SUMS";
export const DOCUMENTS = "documents";
export const LETTERS_FILE = "letters.copy.gz";

export const tableFile = (name: string) => `tables/${name}.copy.gz`;
/** Documents whose keys begin with `shard`, copied in the given round. */
export const archiveFile = (shard: string, round: number) => `${DOCUMENTS}/${shard}-${round}.tar`;
/** Path of the document in the store's folder. */
export const archivedName = (key: string) => `${key.slice(0, 2)}/${key}`;
export const archivedKey = (name: string) => name.slice(3);

const Rows = z.object({
  columns: z.array(z.string()),
  rows: z.number(),
  /** Length of COPY's text before it was compressed; `sha256` is of that text, too. */
  bytes: z.number(),
  sha256: z.string(),
});

const Migration = z.object({ name: z.string(), sha256: z.string() });

const Manifest = z.object({
  format: z.number(),
  at: z.string(),
  installation: z.nullable(z.string()),
  keyDigest: z.string(),
  migration: Migration,
  head: z.nullable(z.object({ seq: z.number(), digest: z.string() })),
  tables: z.array(z.extend(Rows, { name: z.string() })),
  letters: z.nullable(z.extend(Rows, { version: z.number() })),
  sequences: z.array(
    z.object({ table: z.string(), column: z.string(), last: z.nullable(z.string()) }),
  ),
  /** `missing`: keys of rows whose file was not in the store. */
  documents: z.object({ count: z.number(), bytes: z.number(), missing: z.array(z.string()) }),
  erasures: z.number(),
  files: z.object({ count: z.number(), sha256: z.string() }),
});
export type Manifest = z.infer<typeof Manifest>;
export type CopiedRows = z.infer<typeof Rows>;

const Sealed = z.object({ manifest: Manifest, seal: z.string() });

const sealOf = (text: string, keys: Pick<Keys, "backup">) =>
  createHmac("sha256", keys.backup).update(text).digest("hex");

const written = (manifest: Manifest, seal: string) =>
  `${JSON.stringify({ manifest, seal }, undefined, 1)}\n`;

/** Keyed, so that nobody without DOCUMENT_KEY can write a backup that would be restored. */
export const sealManifest = (unordered: Manifest, keys: Pick<Keys, "backup">) => {
  // Its parts in the order in which they are read.
  const manifest = Manifest.parse(unordered);
  return written(manifest, sealOf(JSON.stringify(manifest), keys));
};

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

export type OpenedManifest =
  { manifest: Manifest } | { fault: "unreadable" | "foreign" | "format" | "key" | "damaged" };

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const openManifest = (
  text: string,
  keys: Pick<Keys, "backup" | "digest">,
): OpenedManifest => {
  const value = parsed(text);
  if (value === undefined) return { fault: "unreadable" };
  const read = Sealed.safeParse(value);
  if (!read.success) return { fault: "foreign" };
  const { manifest, seal } = read.data;
  if (manifest.format !== FORMAT) return { fault: "format" };
  if (manifest.keyDigest !== keys.digest) return { fault: "key" };
  const isWhole =
    isSame(seal, sealOf(JSON.stringify(manifest), keys)) && written(manifest, seal) === text;
  return isWhole ? { manifest } : { fault: "damaged" };
};

const Journal = z.object({ entries: z.array(z.object({ tag: z.string() })) });

/** The newest migration of this release. */
export const newestMigration = () => {
  const folder = new URL("../../adapters/database/migrations/", import.meta.url);
  const journal = Journal.parse(
    JSON.parse(readFileSync(new URL("meta/_journal.json", folder), "utf8")),
  );
  const name = journal.entries.at(-1)?.tag ?? "";
  const text = readFileSync(new URL(`${name}.sql`, folder));
  return { name, sha256: createHash("sha256").update(text).digest("hex") };
};
