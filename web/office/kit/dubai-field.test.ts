import { expect, test } from "vitest";
import { momentInDubai, morningIn } from "./dubai-field.ts";

test("tomorrow morning is Dubai's, also late in the evening", () => {
  const now = new Date("2026-11-23T21:30:00Z");
  expect(morningIn(1, now)).toBe("2026-11-25T09:00");
  expect(momentInDubai(morningIn(1, now))).toBe("2026-11-25T05:00:00.000Z");
});

test.each(["", "tomorrow"])("%j is no moment", (typed) => {
  expect(momentInDubai(typed)).toBeUndefined();
});
