import { freeBytes } from "../../adapters/free-bytes.ts";
import { Problem } from "../problem.ts";

export type Stretch = AsyncIterableIterator<Buffer>;

/** Last bytes that may begin the mark. */
const undecided = (bytes: Buffer, mark: Buffer) => {
  for (let length = Math.min(bytes.length, mark.length - 1); length > 0; length -= 1)
    if (bytes.subarray(-length).equals(mark.subarray(0, length))) return length;
  return 0;
};

/** Reads no chunk before it is needed, so that a slow reader slows the sender. */
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

  const isNext = async (bytes: Buffer) => {
    while (held.length < bytes.length) await hold();
    return held.subarray(0, bytes.length).equals(bytes);
  };

  return { until, isNext };
};

export const skip = async (bytes: AsyncIterable<Uint8Array>) => {
  for await (const _chunk of bytes);
};

/** Frees the chunks that it has copied; undefined for more than `most` bytes. */
export const collect = async (bytes: AsyncIterable<Uint8Array>, most: number) => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    length += chunk.length;
    if (length > most) return undefined;
    chunks.push(chunk);
  }
  const collected = Buffer.concat(chunks, length);
  chunks.forEach(freeBytes);
  return collected;
};
