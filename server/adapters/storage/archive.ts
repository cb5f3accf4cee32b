import { type Hash, createHash } from "node:crypto";
import { closeSync, openSync, writeFileSync } from "node:fs";
import { open, type FileHandle } from "node:fs/promises";
import { Header } from "tar/header";

/** What `tar` reads: a header, the bytes, and zeros up to the next block; two empty blocks at the end. */
const BLOCK = 512;
const END = Buffer.alloc(2 * BLOCK);

const zerosAfter = (size: number) => -size & (BLOCK - 1);

const headerOf = (name: string, size: number) => {
  const block = Buffer.alloc(BLOCK);
  // The same bytes for the same file, whenever it is archived.
  new Header({ path: name, mode: 0o600, size, type: "File", mtime: new Date(0) }).encode(block);
  return block;
};

/** A new file that only its owner may read. Writes at once: for a thread that serves nobody. */
export const createArchive = (path: string) => {
  const file = openSync(path, "wx", 0o600);
  const hash = createHash("sha256");
  const write = (bytes: Uint8Array) => {
    hash.update(bytes);
    writeFileSync(file, bytes);
  };
  return {
    add: (name: string, bytes: Uint8Array) => {
      const zeros = END.subarray(0, zerosAfter(bytes.length));
      write(Buffer.concat([headerOf(name, bytes.length), bytes, zeros]));
    },
    /** Answers the SHA-256 of the archive, in hex. */
    finish: () => {
      write(END);
      closeSync(file);
      return hash.digest("hex");
    },
  };
};

export type ArchivedFile = { name: string; bytes: Buffer };

/** It is not what `createArchive` has written. */
export class DamagedArchive extends Error {}

const readExactly = async (file: FileHandle, size: number, hash: Hash) => {
  const bytes = Buffer.alloc(size);
  for (let read = 0; read < size;) {
    const { bytesRead } = await file.read(bytes, read, size - read);
    if (bytesRead === 0) throw new DamagedArchive("It ends too early.");
    read += bytesRead;
  }
  hash.update(bytes);
  return bytes;
};

/** One file in memory at a time. @throws {DamagedArchive} */
export const readArchive = async function* (
  path: string,
  sha256: string,
): AsyncGenerator<ArchivedFile> {
  const file = await open(path);
  const hash = createHash("sha256");
  try {
    for (;;) {
      const header = new Header(await readExactly(file, BLOCK, hash));
      if (header.nullBlock) break;
      const { path: name = "", size = 0 } = header;
      if (!header.cksumValid) throw new DamagedArchive("It has a wrong header.");
      const bytes = await readExactly(file, size, hash);
      await readExactly(file, zerosAfter(size), hash);
      yield { name, bytes };
    }
    await readExactly(file, BLOCK, hash);
  } finally {
    await file.close();
  }
  if (hash.digest("hex") !== sha256) throw new DamagedArchive("It was changed.");
};
