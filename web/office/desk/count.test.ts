import { expect, test } from "vitest";
import { cameSince, shownCount } from "./count.ts";

test.each([
  [0, "0"],
  [99, "99"],
  [100, "100+"],
])("a view of %d requests shows %s", (count, shown) => {
  expect(shownCount(count)).toBe(shown);
});

test.each([
  [2, 5, 3],
  [5, 2, 0],
  [98, 100, 0],
  [undefined, 4, 0],
  [4, undefined, 0],
])("of %s requests before and %s now, %d are new", (before, now, came) => {
  expect(cameSince(before, now)).toBe(came);
});
