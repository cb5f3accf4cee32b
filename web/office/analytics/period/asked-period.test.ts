import { describe, expect, it } from "vitest";
import { askedOf, daysShown, isReadable, presetOf, presetPeriod } from "./asked-period.ts";

const today = "2026-11-29";
const asked = (query: string) => askedOf(new URLSearchParams(query), today);

describe("the address", () => {
  it("asks for the last 28 days by insurer where it says nothing", () => {
    expect(asked("")).toEqual({ from: "2026-11-02", to: today, by: "insurer" });
  });

  it("asks for what it says, and keeps days that cannot be read", () => {
    expect(asked("from=2026-10-01&to=2026-10-31&by=cover")).toEqual({
      from: "2026-10-01",
      to: "2026-10-31",
      by: "cover",
    });
    expect(asked("from=soon&by=plate")).toEqual({ from: "soon", to: today, by: "insurer" });
    expect(isReadable(asked("from=soon"))).toBe(false);
  });
});

it("knows a preset by its days", () => {
  const week = presetPeriod("week", today);
  expect(week).toEqual({ from: "2026-11-23", to: today });
  expect(presetOf(week, today)).toBe("week");
  expect(presetOf({ ...week, to: "2026-11-28" }, today)).toBeUndefined();
});

it("shows days without the year of today", () => {
  expect(daysShown({ from: "2026-09-30", to: "2026-10-27" }, today)).toBe("30/09 – 27/10");
  expect(daysShown({ from: "2025-12-30", to: "2026-01-05" }, today)).toBe(
    "30/12/2025 – 05/01/2026",
  );
  expect(daysShown({ from: today, to: today }, today)).toBe("29/11");
});
