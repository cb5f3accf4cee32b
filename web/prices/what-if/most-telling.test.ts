import { describe, expect, it } from "vitest";
import { events, type Event } from "../../../domain/quotes/scenarios/scenario.ts";
import { mostTelling } from "./most-telling.ts";

const leaving = (you: number) => ({ paid: { insurer: 0, otherInsurer: 0, you } });

describe("the event shown first", () => {
  it("is the one in which the quotes differ most", () => {
    const left: Partial<Record<Event, number[]>> = { flood: [30, 3], omanTrip: [14, 5] };
    expect(mostTelling(events, (event) => (left[event] ?? [1, 1]).map(leaving))).toBe("flood");
  });

  it("is an own fault where they do not differ, as with a single quote", () => {
    expect(mostTelling(events, () => [leaving(7)])).toBe("ownFault");
  });
});
