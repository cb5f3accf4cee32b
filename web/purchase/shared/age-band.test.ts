import { expect, test } from "vitest";
import { ageOf } from "./age-band.ts";

test.each([
  ["under21", { kind: "below", below: 21 }],
  ["21to24", { kind: "between", from: 21, to: 24 }],
  ["from70", { kind: "from", from: 70 }],
  ["unheard of", undefined],
  [null, undefined],
])("the age band %s is said as %j", (code, age) => {
  expect(ageOf(code)).toEqual(age);
});
