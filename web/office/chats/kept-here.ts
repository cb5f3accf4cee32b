import * as z from "zod/mini";
import { readStored, removeStored, writeStored } from "../../shell/device/storage.ts";

const Kept = z.object({
  /** What is being written. */
  draft: z.string(),
  /** What was sent and has not arrived. */
  unsent: z.array(z.object({ key: z.string(), text: z.string() })),
  /** How far the log is scrolled; null at its end. */
  place: z.nullable(z.number()),
});
type Kept = z.infer<typeof Kept>;
export type Unsent = Kept["unsent"][number];

const nothing: Kept = { draft: "", unsent: [], place: null };

const read = (key: string): Kept => {
  try {
    return Kept.parse(JSON.parse(readStored("sessionStorage", key) ?? ""));
  } catch {
    return nothing;
  }
};

/** What one member left in one chat, in this window: it outlives a look at another, and a reload. */
export const keptHere = (member: string, chat: string) => {
  const key = `officeChat-${member}-${chat}`;

  return {
    read: () => read(key),
    keep: (change: Partial<Kept>) => {
      const kept = { ...read(key), ...change };
      const isNothing = kept.draft === "" && kept.unsent.length === 0 && kept.place === null;
      if (isNothing) removeStored("sessionStorage", key);
      else writeStored("sessionStorage", key, JSON.stringify(kept));
    },
  };
};

export type KeptHere = ReturnType<typeof keptHere>;
