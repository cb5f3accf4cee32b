import { expect, it } from "vitest";
import { daysOf } from "./period.ts";
import { spansOf } from "./spans.ts";

it("reads a single day, and days within a month", () => {
  expect(spansOf({ from: "2026-11-29", to: "2026-11-29" })).toEqual([
    { span: "day", start: "2026-11-29" },
  ]);
  expect(spansOf({ from: "2026-11-02", to: "2026-11-30" })).toHaveLength(29);
});

it("takes whole months, and days at both ends", () => {
  expect(spansOf({ from: "2026-01-31", to: "2026-03-01" })).toEqual([
    { span: "day", start: "2026-01-31" },
    { span: "month", start: "2026-02-01" },
    { span: "day", start: "2026-03-01" },
  ]);
});

it.each([
  ["2026-01-01", "2026-12-31", 12],
  ["2023-12-02", "2024-11-30", 41],
])("reads a year from %s to %s in %i rows", (from, to, rows) => {
  const spans = spansOf({ from, to });
  expect(spans).toHaveLength(rows);
  const days = spans.reduce((sum, { span, start }) => {
    const [year = 0, month = 0] = start.split("-").map(Number);
    return sum + (span === "day" ? 1 : new Date(Date.UTC(year, month, 0)).getUTCDate());
  }, 0);
  expect(days).toBe(daysOf({ from, to }));
});
