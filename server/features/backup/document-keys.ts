import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";

type Shard = { shard: string; keys: string[] };

/** Sorted keys, a line each, by their first character: never all of them in memory. */
export const shardsOf = async function* (path: string): AsyncIterable<Shard> {
  let current: Shard | undefined;
  for await (const key of createInterface({ input: createReadStream(path) })) {
    const shard = key.slice(0, 1);
    if (current?.shard !== shard) {
      if (current) yield current;
      current = { shard, keys: [] };
    }
    current.keys.push(key);
  }
  if (current) yield current;
};
