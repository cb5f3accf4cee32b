import * as z from "zod/mini";
import type { StoreState } from "../../adapters/storage/document-store.ts";
import { NO_DIGEST } from "./chain.ts";

/**
 * The last seal, kept in the store for all processes: without it a chain whose end was cut would
 * verify, and an older database would pass for the newest (ruling D3).
 */
const Head = z.object({ seq: z.number(), digest: z.string() });
export type Head = z.infer<typeof Head>;

/** Head of an installation whose audit holds nothing. */
export const FIRST_HEAD: Head = { seq: 0, digest: NO_DIGEST };

const NAME = "audit-head.json";

type State = Pick<StoreState, "read" | "write">;

export const writeHead = (state: State, { seq, digest }: Head, at: Date) =>
  state.write(NAME, JSON.stringify({ seq, digest, at: at.toISOString() }));

/** Undefined where somebody took it away: from its first start on an installation has one. */
export const readHead = async (state: Pick<State, "read">): Promise<Head | undefined> => {
  const text = await state.read(NAME);
  return text === undefined ? undefined : Head.parse(JSON.parse(text));
};

export const isSameHead = (one: Head | undefined, other: Head | undefined) =>
  one?.seq === other?.seq && one?.digest === other?.digest;
