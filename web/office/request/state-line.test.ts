import { expect, test } from "vitest";
import type { RequestState } from "../../../domain/requests/request-state.ts";
import { stateLine } from "./state-line.ts";

const lineOf = (state: RequestState, ...passed: RequestState[]) =>
  stateLine(
    state,
    passed.map((one) => ({ state: one })),
  )
    .map((stop) => (stop.is === "now" ? `[${stop.state}]` : stop.is === "done" ? stop.state : "·"))
    .join(" ");

test.each([
  ["awaiting_payment", ["submitted"], "submitted [awaiting_payment] · ·"],
  ["verifying_payment", ["submitted"], "submitted [verifying_payment] · ·"],
  ["lead", ["submitted"], "submitted [lead] · · · ·"],
  ["paid", ["submitted", "lead", "offered"], "submitted lead offered awaiting_payment [paid] ·"],
  ["cancelled", ["submitted", "lead"], "submitted lead [cancelled]"],
  [
    "refunded",
    ["submitted", "awaiting_payment", "paid"],
    "submitted awaiting_payment paid [refunded]",
  ],
] as const)("a request in %s after %o is shown as %s", (state, passed, line) => {
  expect(lineOf(state, ...passed)).toBe(line);
});
