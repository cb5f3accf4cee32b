import { Problem } from "../problem.ts";

/** Bytes that end at a mark. Whoever stops early may go on: there is nothing to close. */
export type Stretch = AsyncIterableIterator<Buffer>;

/** How many of the last bytes may be the beginning of the mark: they wait for what follows. */
const undecided = (bytes: Buffer, mark: Buffer) => {
  for (let length = Math.min(bytes.length, mark.length - 1); length > 0; length -= 1)
    if (bytes.subarray(-length).equals(mark.subarray(0, length))) return length;
  return 0;
};

/**
 * Reads bytes from mark to mark, however they were cut on their way. Nothing is taken from `chunks`
 * before somebody asks for it, so that a slow reader slows the sender down.
 * @throws {Problem} request.invalid when the bytes end before the mark
 */
export const markedBytes = (chunks: AsyncIterator<Buffer>, first: Buffer) => {
  let held = first;

  const hold = async () => {
    const { done, value } = await chunks.next();
    if (done) throw new Problem("request.invalid");
    held = held.length === 0 ? value : Buffer.concat([held, value]);
  };

  const take = (length: number) => {
    const taken = held.subarray(0, length);
    held = held.subarray(length);
    return taken;
  };

  /** The bytes before the next `mark`; the mark itself is passed over. */
  const until = (mark: Buffer): Stretch => {
    let isOver = false;
    const next = async (): Promise<IteratorResult<Buffer>> => {
      while (!isOver) {
        const at = held.indexOf(mark);
        isOver = at !== -1;
        const piece = take(isOver ? at : held.length - undecided(held, mark));
        if (isOver) take(mark.length);
        if (piece.length > 0) return { done: false, value: piece };
        if (!isOver) await hold();
      }
      return { done: true, value: undefined };
    };
    return {
      next,
      [Symbol.asyncIterator]() {
        return this;
      },
    };
  };

  /** Whether the next bytes are these; they stay. */
  const isNext = async (bytes: Buffer) => {
    while (held.length < bytes.length) await hold();
    return held.subarray(0, bytes.length).equals(bytes);
  };

  return { until, isNext };
};

/** Reads on to the end and keeps nothing. */
export const skip = async (bytes: AsyncIterable<Uint8Array>) => {
  for await (const _chunk of bytes);
};

/** All the bytes; undefined as soon as there are more than `most`. */
export const collect = async (bytes: AsyncIterable<Uint8Array>, most: number) => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    length += chunk.length;
    if (length > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
};
