import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../domain/durations.ts";
import type { Turn } from "../../../domain/requests/turn.ts";

export type TimeLeft = {
  /** We and insurers have time left or are late; a customer keeps us waiting since then. */
  kind: "left" | "late" | "waiting";
  unit: "minute" | "hour" | "day";
  count: number;
};

/** Whole units, the largest that fits; one minute at least. */
export function timeLeft(turn: Turn, dueAt: string, now: Date): TimeLeft {
  const distance = new Date(dueAt).getTime() - now.getTime();
  const kind = turn === "customer" ? "waiting" : distance < 0 ? "late" : "left";
  const ms = Math.abs(distance);
  if (ms >= DAY_MS) return { kind, unit: "day", count: Math.floor(ms / DAY_MS) };
  if (ms >= HOUR_MS) return { kind, unit: "hour", count: Math.floor(ms / HOUR_MS) };
  return { kind, unit: "minute", count: Math.max(1, Math.floor(ms / MINUTE_MS)) };
}
