import { describe, expect, test } from "vitest";
import {
  isLiveOffer,
  nextOfferState,
  offerEvents,
  offersAfter,
  offerStates,
  type OfferState,
  offerTransitions,
  standingAfter,
} from "./offer-state.ts";
import { requestEvents } from "./request-state.ts";

const ruled: Record<OfferState, OfferState[]> = {
  draft: ["open"],
  open: ["accepted", "declined", "withdrawn", "expired", "superseded"],
  accepted: ["bought", "lapsed", "superseded"],
  declined: [],
  withdrawn: [],
  expired: [],
  superseded: [],
  bought: [],
  lapsed: [],
};

describe("an offer", () => {
  test.each(offerStates)("that is %s may become what its life says, and nothing else", (state) => {
    expect(Object.values(offerTransitions[state]).toSorted()).toEqual(ruled[state].toSorted());
  });

  test("reaches every state from its draft, and uses every event", () => {
    const reached = new Set<OfferState>(["draft"]);
    const used = new Set<string>();
    for (const state of reached)
      for (const event of offerEvents) {
        const to = nextOfferState(state, event);
        if (!to) continue;
        reached.add(to);
        used.add(event);
      }
    expect([...reached].toSorted()).toEqual(offerStates.toSorted());
    expect([...used].toSorted()).toEqual(offerEvents.toSorted());
  });

  test("is live until it is decided", () => {
    expect(offerStates.filter(isLiveOffer)).toEqual(["open", "accepted"]);
  });

  test.each(requestEvents)("follows its request by legal steps at %s", (event) => {
    for (const [state, step] of Object.entries(offersAfter(event) ?? {}))
      expect(nextOfferState(state as OfferState, step)).toBeDefined();
  });
});

test.each([
  ["offered", ["open", "declined"], "stay"],
  ["offered", ["declined", "draft"], "end"],
  ["offered", [], "end"],
  ["awaiting_payment", ["accepted", "open"], "stay"],
  ["awaiting_payment", ["lapsed", "open"], "askAgain"],
  ["awaiting_payment", ["lapsed", "expired"], "end"],
  ["verifying_payment", ["expired"], "stay"],
  ["paid", ["bought"], "stay"],
  ["lead", ["declined"], "stay"],
] as const)("a request that is %s with offers %j will %s", (state, states, standing) => {
  expect(
    standingAfter(
      state,
      states.map((one) => ({ state: one })),
    ),
  ).toBe(standing);
});
