import { describe, expect, it } from "vitest";
import { mayCallAt, nextCallTime } from "./call-hours.ts";

const dubai = (text: string) => new Date(`${text}:00+04:00`);

describe("the hours for calls", () => {
  it.each([
    ["2026-11-23T08:59", false],
    ["2026-11-23T09:00", true],
    ["2026-11-23T17:59", true],
    ["2026-11-23T18:00", false],
    ["2026-11-28T12:00", true],
  ])("at %s in Dubai: %s", (text, isAllowed) => {
    expect(mayCallAt(dubai(text))).toBe(isAllowed);
  });

  it.each([
    ["2026-11-23T10:30", "2026-11-23T10:30"],
    ["2026-11-23T00:10", "2026-11-23T09:00"],
    ["2026-11-23T18:00", "2026-11-24T09:00"],
    ["2026-11-30T23:59", "2026-12-01T09:00"],
  ])("moves %s to %s", (wanted, moved) => {
    expect(nextCallTime(dubai(wanted))).toEqual(dubai(moved));
  });
});
