import { expect, it } from "vitest";
import { proposedCall } from "./proposed-call.ts";

const dubai = (text: string) => new Date(`${text}:00+04:00`);

it.each([
  ["noAnswer", "2026-11-23T10:07", "2026-11-24T10:15"],
  ["noAnswer", "2026-11-23T20:00", "2026-11-25T09:00"],
  ["callBack", "2026-11-23T10:00", "2026-11-23T12:00"],
  ["callBack", "2026-11-23T16:30", "2026-11-24T09:00"],
] as const)("after %s at %s it proposes %s", (outcome, now, proposed) => {
  expect(proposedCall(outcome, dubai(now), null)).toEqual(dubai(proposed));
});

it.each(["reached", "wrongNumber"] as const)("after %s it proposes no other call", (outcome) => {
  expect(proposedCall(outcome, dubai("2026-11-23T10:00"), null)).toBeUndefined();
});

it.each([
  ["noAnswer", "2026-11-23T10:07", "2026-11-24T16:00"],
  ["callBack", "2026-11-23T10:00", "2026-11-23T16:00"],
  ["callBack", "2026-11-23T15:00", "2026-11-23T17:00"],
  ["callBack", "2026-11-23T16:30", "2026-11-24T16:00"],
] as const)("after %s at %s it proposes %s for calls after 16:00", (outcome, now, proposed) => {
  const hours = { from: "16:00", until: "20:00" };
  const wanted = { channel: "phone", language: "ar", hours } as const;
  expect(proposedCall(outcome, dubai(now), wanted)).toEqual(dubai(proposed));
});
