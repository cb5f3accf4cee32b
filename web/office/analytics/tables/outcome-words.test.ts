import { expect, it } from "vitest";
import { wordsOfOutcome } from "./outcome-words.ts";

it.each([
  ["rejected.documents", "rejected", "documents"],
  ["rejected.unknown", "rejected", "none"],
  ["declined", "declined", "nobodyAsked"],
  ["offersEnded", "offersEnded", "nobodyAsked"],
  ["expired", "expired", "nobodyAsked"],
  ["cancelled", "cancelled", "nobodyAsked"],
  ["cancelledByStaff", "cancelledByStaff", "whyNoted"],
  ["toString", undefined, undefined],
])("of %s", (outcome, name, why) => {
  expect(wordsOfOutcome(outcome)).toEqual({ name, why });
});
