import { describe, expect, it } from "vitest";
import { defaultCalendar } from "../calendar/default-calendar.ts";
import { mayNoteAnswer, mayNoteCall, mayReject, maySendToInsurer } from "./desk-moves.ts";
import { type RequestState, requestStates } from "./request-state.ts";
import { turnOf } from "./turn.ts";

const now = new Date("2026-11-23T06:00:00Z");
const standing = (state: RequestState) => ({
  state,
  turn: turnOf(defaultCalendar, state, now).turn,
});
const statesWhere = (may: (state: RequestState) => boolean) => requestStates.filter(may);

describe("what staff may do with a request", () => {
  it("depends on its state", () => {
    expect(statesWhere(mayReject)).toEqual(["lead", "offered", "paid"]);
    expect(statesWhere((state) => maySendToInsurer(standing(state)))).toEqual(["lead", "paid"]);
    expect(statesWhere((state) => mayNoteCall(standing(state)))).toEqual([
      "submitted",
      "lead",
      "offered",
      "awaiting_payment",
      "paid",
    ]);
  });

  it("depends on whose turn it is", () => {
    expect(maySendToInsurer({ state: "lead", turn: "insurer" })).toBe(false);
    expect(mayNoteAnswer({ state: "lead", turn: "insurer" })).toBe(true);
    expect(mayNoteAnswer(standing("lead"))).toBe(false);
  });
});
