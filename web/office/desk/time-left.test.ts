import { expect, test } from "vitest";
import { timeLeft } from "./time-left.ts";

const now = new Date("2026-11-23T08:00:00Z");

test.each([
  ["us", "2026-11-23T10:30:00Z", "left", "hour", 2],
  ["us", "2026-11-23T05:00:00Z", "late", "hour", 3],
  ["us", "2026-11-23T08:00:20Z", "left", "minute", 1],
  ["us", "2026-11-23T07:18:00Z", "late", "minute", 42],
  ["us", "2026-11-25T09:00:00Z", "left", "day", 2],
  ["customer", "2026-11-20T07:00:00Z", "waiting", "day", 3],
  ["insurer", "2026-11-23T07:00:00Z", "late", "hour", 1],
] as const)(
  "with the turn at %s and due at %s it is %s: %s, %d",
  (turn, dueAt, kind, unit, count) => {
    expect(timeLeft(turn, dueAt, now)).toEqual({ kind, unit, count });
  },
);
