import { expect, it } from "vitest";
import { quoteNumber } from "./shared-quote.ts";

it.each([
  ["0000000000000000", "Q-0000-0000"],
  ["00000000002affff", "Q-0000-0042"],
  ["ffffffffffffffff", "Q-7671-0655"],
])("a quote whose code has the digest %s is number %s", (hash, number) => {
  expect(quoteNumber(hash)).toBe(number);
});
