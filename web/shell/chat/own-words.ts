import { readStored, removeStored, writeStored } from "../device/storage.ts";
import type { Unsent } from "./lines.ts";

/** What somebody typed, until the server has it: kept in this tab over a reload. */
const keys = { unsent: "chatUnsent", draft: "chatDraft" } as const;

const read = <Value>(key: string): Value | undefined => {
  try {
    return JSON.parse(readStored("sessionStorage", key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
};

const keep = (key: string, value: unknown) =>
  value === undefined
    ? removeStored("sessionStorage", key)
    : writeStored("sessionStorage", key, JSON.stringify(value));

type Kept = Omit<Unsent, "state">;

export const readUnsent = (): Unsent[] =>
  (read<Kept[]>(keys.unsent) ?? []).map((one) => ({ ...one, state: "failed" }));

export const keepUnsent = (unsent: readonly Unsent[]) =>
  keep(
    keys.unsent,
    unsent.length > 0 ? unsent.map(({ key, text }): Kept => ({ key, text })) : undefined,
  );

export type Draft = { text: string; name: string; email: string };

export const readDraft = () => read<Draft>(keys.draft);

export const keepDraft = (draft: Draft) =>
  keep(keys.draft, draft.text || draft.name || draft.email ? draft : undefined);
