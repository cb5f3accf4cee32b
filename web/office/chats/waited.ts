import { ANSWER_WITHIN_MS } from "../../../domain/chat/chat-state.ts";

/** Minutes and seconds, as "1:14"; clocks of two machines may differ. */
export const shownWait = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};

/** Of 100: how much of the time has passed after which a message is taken. */
export const shareOfLimit = (ms: number): number =>
  Math.round(Math.min(1, Math.max(0, ms / ANSWER_WITHIN_MS)) * 100);
