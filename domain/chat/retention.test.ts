import { describe, expect, it } from "vitest";
import { chatErasedOn, chatsBefore } from "./retention.ts";

describe("chats", () => {
  const now = new Date("2026-11-29T21:00:00Z");

  it("are erased 90 days after their end", () => {
    expect(chatErasedOn(new Date("2026-09-01T05:00:00Z"))).toBe("2026-11-30");
  });

  it("are erased with all others of that day in Dubai", () => {
    const before = chatsBefore(now);
    expect(before.toISOString()).toBe("2026-09-01T20:00:00.000Z");
    const [last, next] = [new Date(before.getTime() - 1), before].map(chatErasedOn);
    expect([last, next]).toEqual(["2026-11-30", "2026-12-01"]);
  });
});
