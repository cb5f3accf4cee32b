import { expect, test } from "vitest";
import {
  isOpenRefund,
  refundStates,
  refundTransitions,
} from "../../../domain/refunds/refund-state.ts";
import { stepParts } from "./step-parts.ts";

test.each(refundStates)("%s has four parts, and one to act on while it is open", (state) => {
  const parts = stepParts(state);
  expect(parts.map(({ step }) => step)).toEqual(["proposed", "approved", "sent", "confirmed"]);
  expect(parts.filter(({ is }) => is === "now" || is === "bad")).toHaveLength(
    isOpenRefund(state) ? 1 : 0,
  );
});

test("only what has gone wrong or ended has nothing before it", () => {
  const ended = refundStates.filter((state) => Object.keys(refundTransitions[state]).length === 0);
  const isDone = ended.filter((state) => stepParts(state).every(({ is }) => is === "done"));
  expect(isDone).toEqual(["confirmed"]);
});
