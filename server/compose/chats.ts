import { createSettling } from "../features/chat/settle.ts";
import type { Parts } from "../parts.ts";
import { repeatEvery } from "../repeated.ts";

const INTERVAL_MS = 5_000;

/** Often enough that a visitor waits hardly longer than was said. */
export const startSettlingChats = (
  parts: Pick<Parts, "db" | "jobs" | "keys" | "now" | "restoring">,
  onError: (error: Error) => void,
) => repeatEvery(INTERVAL_MS, createSettling(parts, onError), onError);
