import { expect, test } from "vitest";
import { differingIn, faultSuggestedBy, nextMark } from "./marks.ts";

test("a mark goes round", () => {
  expect(nextMark(undefined)).toBe("matches");
  expect(nextMark("matches")).toBe("differs");
  expect(nextMark("differs")).toBeUndefined();
});

test("what differs suggests the reason of a rejection", () => {
  expect(differingIn({ plate: "differs", make: "matches" })).toEqual(["plate"]);
  expect(faultSuggestedBy({ make: "matches" })).toBe("");
  expect(faultSuggestedBy({ plate: "differs" })).toBe("differs");
  expect(faultSuggestedBy({ plate: "differs", fullName: "differs" })).toBe("differs");
  expect(faultSuggestedBy({ fullName: "differs" })).toBe("differs");
});
