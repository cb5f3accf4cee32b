import { expect, it } from "vitest";
import { DAY_MS, HOUR_MS } from "../../../domain/durations.ts";
import { keptQuotes } from "./kept-quotes.ts";

const now = new Date("2026-11-27T10:20:00Z");
const asked = { about: "renewal saloon 4 en", release: "/assets/quotes-1.js" };
const quotes = { state: "ready", packages: [], declined: [] } as const;
const kept = { ...asked, at: now.getTime() - HOUR_MS, quotes };
const read = (stored: unknown) => keptQuotes(JSON.stringify(stored), asked, now);

it("gives back the prices of the same car and day", () => {
  expect(read(kept)).toEqual(kept);
});

it("gives back none of another car, release or day, nor any from the future", () => {
  expect(read({ ...kept, about: "renewal saloon 6 en" })).toBeUndefined();
  expect(read({ ...kept, release: "/assets/quotes-2.js" })).toBeUndefined();
  expect(read({ ...kept, at: now.getTime() - DAY_MS })).toBeUndefined();
  // Before midnight in Dubai, which is 20:00 UTC.
  expect(read({ ...kept, at: Date.parse("2026-11-26T19:59:00Z") })).toBeUndefined();
  expect(read({ ...kept, at: Date.parse("2026-11-26T20:00:00Z") })).toBeDefined();
  expect(read({ ...kept, at: now.getTime() + 1 })).toBeUndefined();
});

it("gives back nothing that is damaged", () => {
  expect(keptQuotes("{", asked, now)).toBeUndefined();
  for (const stored of [null, 1, [], { ...kept, at: "today" }, { ...kept, quotes: "many" }])
    expect(read(stored)).toBeUndefined();
});
