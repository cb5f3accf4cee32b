import { expect, it } from "vitest";
import { firstAction } from "./first-action.ts";

it.each([
  ["take", { state: "lead", turn: "us", actions: ["take", "offer"] }],
  ["offer", { state: "lead", turn: "us", actions: ["snooze", "offer", "contacted"] }],
  ["recordPolicy", { state: "paid", turn: "us", actions: ["recordPolicy", "contacted"] }],
  [undefined, { state: "paid", turn: "customer", actions: ["recordPolicy", "contacted"] }],
  [undefined, { state: "lead", turn: "insurer", actions: ["offer", "insurerAnswered"] }],
  [undefined, { state: "lead", turn: "us", actions: ["contacted"] }],
  [undefined, { state: "offered", turn: "customer", actions: ["offer", "snooze"] }],
] as const)("calls for %s", (first, { actions, ...request }) => {
  expect(firstAction({ ...request, actions: [...actions] })).toBe(first);
});
