import { readStored, removeStored, writeStored } from "../../shell/device/storage.ts";

export type Unsent = { key: string; text: string };

type Kept = {
  draft: string;
  /** What was sent and has not arrived. */
  unsent: Unsent[];
  /** How far the log is scrolled; null at its end. */
  place: number | null;
};

const nothing: Kept = { draft: "", unsent: [], place: null };

const isUnsent = (found: unknown): found is Unsent => {
  const { key, text } = (found ?? {}) as Partial<Record<keyof Unsent, unknown>>;
  return typeof key === "string" && typeof text === "string";
};

const read = (storageKey: string): Kept => {
  try {
    const found: unknown = JSON.parse(readStored("sessionStorage", storageKey) ?? "{}");
    const { draft, unsent, place } = found as Partial<Record<keyof Kept, unknown>>;
    return {
      draft: typeof draft === "string" ? draft : "",
      unsent: Array.isArray(unsent) ? unsent.filter(isUnsent) : [],
      place: typeof place === "number" ? place : null,
    };
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
