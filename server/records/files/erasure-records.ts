import * as z from "zod/mini";
import type { StoreState } from "../../adapters/storage/document-store.ts";
import { ToolRefused } from "../../tool-socket.ts";

/** The store's folder of these records. */
export const ERASURES = "erasures";

const Erasure = z.object({
  kind: z.enum(["request", "account", "draft", "message", "chat"]),
  id: z.uuid(),
  at: z.pipe(
    z.string(),
    z.transform((text) => new Date(text)),
  ),
});

/** An erasure as the store keeps it under its name. */
export type ErasureRecord = { name: string; text: string; erasure: z.infer<typeof Erasure> };

const readErasure = (name: string, text: string): ErasureRecord => {
  try {
    return { name, text, erasure: Erasure.parse(JSON.parse(text)) };
  } catch {
    throw new ToolRefused(
      `${name}, which says what was erased, is damaged: take it from another copy of the store.`,
    );
  }
};

/** @throws {ToolRefused} naming a record that cannot be read: what it erased would come back */
export const readErasures = async (state: Pick<StoreState, "list" | "read">) => {
  const records: ErasureRecord[] = [];
  for await (const name of state.list(ERASURES)) {
    const text = await state.read(name);
    if (text !== undefined) records.push(readErasure(name, text));
  }
  return records;
};
