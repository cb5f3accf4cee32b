import { expect, it } from "vitest";
import type { TimelineEntry } from "../../../../contract/office/clients/timeline.ts";
import { entriesByTime } from "./entries-by-time.ts";

const at = (moment: string): TimelineEntry => ({
  id: moment,
  at: moment,
  kind: "requests",
  source: "request",
  event: "submitted",
  actor: "customer",
  staff: null,
  request: null,
  messageId: null,
  chatId: null,
  text: null,
  amountFils: null,
  againAt: null,
});

it("puts today of Dubai apart from the months", () => {
  const now = new Date("2026-11-29T22:00:00Z");
  const moments = [
    "2026-11-29T20:30:00Z",
    "2026-11-29T19:30:00Z",
    "2026-10-31T20:30:00Z",
    "2026-10-31T19:30:00Z",
  ];
  const groups = entriesByTime(moments.map(at), now);
  expect(groups.map(({ time, entries }) => [time, entries.length])).toEqual([
    ["today", 1],
    ["2026-11", 2],
    ["2026-10", 1],
  ]);
  expect(entriesByTime([], now)).toEqual([]);
});
