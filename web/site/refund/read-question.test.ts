import { expect, test } from "vitest";
import { readQuestion } from "./read-question.ts";

const today = "2026-11-23";
const read = (query: string) => readQuestion(new URLSearchParams(query), today);

test("a policy is read, and an empty day means today", () => {
  expect(read("price=1%2C092.00&start=2026-11-22&day=")).toMatchObject({
    wrong: [],
    cancellation: {
      priceFils: 109_200,
      startsOn: "2026-11-22",
      cancelledOn: today,
      hasClaim: false,
    },
  });
});

test("days may be typed day first, in Arabic digits, and a claim ticked", () => {
  expect(read("price=٩٥٥٫٥٠&start=22/11/2026&day=٢٠٢٧-٠١-٠١&claim=on")?.cancellation).toEqual({
    priceFils: 95_550,
    startsOn: "2026-11-22",
    cancelledOn: "2027-01-01",
    hasClaim: true,
  });
});

test.each([
  ["price=&start=&day=", ["price", "start"]],
  ["price=0&start=2026-11-22", ["price"]],
  ["price=-5&start=2026-11-22", ["price"]],
  ["price=1.234&start=2026-11-22", ["price"]],
  ["price=1092&start=2026-02-30&day=later", ["start", "day"]],
  ["price=1092&start=0001-01-01&day=9999-12-31", ["start", "day"]],
  ["price=1092", ["start"]],
])("%s is asked again for %s", (query, wrong) => {
  expect(read(query)).toMatchObject({ wrong, cancellation: undefined });
});

test("without one of its fields nothing is asked", () => {
  expect(read("utm_source=mail")).toBeUndefined();
});
