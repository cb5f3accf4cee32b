import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { createGunzip, createGzip } from "node:zlib";

const run = promisify(execFile);

const LINE_END = 0x0a;
const MODE = 0o600;
/** Text of rows shrinks to a fifth; a higher level would take longer than reading the rows. */
const LEVEL = 3;

const countLines = (chunk: Uint8Array) => {
  let lines = 0;
  for (let at = chunk.indexOf(LINE_END); at >= 0; at = chunk.indexOf(LINE_END, at + 1)) lines += 1;
  return lines;
};

type Chunks = AsyncIterable<Uint8Array>;

/** Passes chunks on while it counts them; a row of COPY is a line. */
export const measure = () => {
  const hash = createHash("sha256");
  let rows = 0;
  let bytes = 0;
  return {
    pass: async function* (chunks: Chunks) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        rows += countLines(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    result: () => ({ rows, bytes, sha256: hash.digest("hex") }),
  };
};

export const measured = async (chunks: Chunks) => {
  const measuring = measure();
  for await (const _ of measuring.pass(chunks));
  return measuring.result();
};

/** Only its owner may read the file, which must not exist yet. */
export const writeFileOf = (path: string, chunks: Chunks) =>
  pipeline(chunks, createWriteStream(path, { flags: "wx", mode: MODE }));

/** Answers the measures of the text, and the digest of the compressed file. */
export const writeCompressed = async (path: string, text: Chunks) => {
  const [plain, packed] = [measure(), measure()];
  await pipeline(
    text,
    plain.pass,
    createGzip({ level: LEVEL }),
    packed.pass,
    createWriteStream(path, { flags: "wx", mode: MODE }),
  );
  return { ...plain.result(), fileSha256: packed.result().sha256 };
};

/** A damaged file fails while it is read. */
export const readCompressed = async function* (path: string): Chunks {
  const text = createGunzip();
  const reading = pipeline(createReadStream(path), text);
  reading.catch(() => undefined);
  yield* text;
  await reading;
};

export const digestOfFile = async (path: string) => (await measured(createReadStream(path))).sha256;

export const digestOfBytes = (bytes: Uint8Array) =>
  createHash("sha256").update(bytes).digest("hex");

/** Waits until everything under a folder is on disk: one by one, thousands of files take minutes. */
export const flushAll = async (folder: string) => {
  const sync = (...words: string[]) => run("sync", words);
  // Elsewhere than on Linux it knows the whole machine only.
  await sync("-f", folder).catch(() => sync());
};
