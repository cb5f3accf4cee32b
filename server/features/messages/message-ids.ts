import { MINUTE_MS } from "../../../domain/durations.ts";
import type { Keys } from "../../adapters/keys.ts";

const TEN_MINUTES = 10 * MINUTE_MS;

/**
 * The ids (UUID) of a message by its contents: that of these ten minutes, and the one that the same
 * message has if it came in the ten minutes before.
 */
export const messageIds = (keys: Keys, contents: readonly string[], at: Date) => {
  const window = Math.floor(at.getTime() / TEN_MINUTES);
  const idIn = (when: number) => {
    const digest = keys.fingerprint("message", JSON.stringify([when, ...contents]));
    return digest.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
  };
  return { id: idIn(window), earlierId: idIn(window - 1) };
};
