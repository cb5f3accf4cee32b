import { describe, expect, it } from "vitest";
import { defaultCalendar } from "../calendar/default-calendar.ts";
import { answeringAt } from "./answering.ts";

/** A Monday to Friday from 09:00 to 18:00, by the clock of Dubai. */
const at = (moment: string, isAnybodyThere = true) =>
  answeringAt(defaultCalendar, new Date(`${moment}:00+04:00`), isAnybodyThere);
const moment = (text: string) => new Date(`${text}:00+04:00`);

describe("whether a chat is answered at once", () => {
  it("is so in the desk's hours while somebody is there", () => {
    expect(at("2027-01-11T10:00")).toEqual({
      isOpen: true,
      until: moment("2027-01-11T18:00"),
      opensAt: null,
      answersBy: moment("2027-01-11T12:00"),
    });
    expect(at("2027-01-11T10:00", false).isOpen).toBe(false);
  });

  it("begins with the first minute and ends with the last one", () => {
    expect(at("2027-01-11T09:00").isOpen).toBe(true);
    expect(at("2027-01-11T17:59").isOpen).toBe(true);
    expect(at("2027-01-11T18:00").isOpen).toBe(false);
  });

  it("says when the desk opens, and by when a message is answered", () => {
    expect(at("2027-01-11T20:00")).toEqual({
      isOpen: false,
      until: null,
      opensAt: moment("2027-01-12T09:00"),
      answersBy: moment("2027-01-12T11:00"),
    });
    expect(at("2027-01-15T19:00").opensAt).toEqual(moment("2027-01-18T09:00"));
    expect(at("2027-01-11T08:00").opensAt).toEqual(moment("2027-01-11T09:00"));
  });

  it("counts no public holiday", () => {
    expect(at("2026-12-31T19:00").opensAt).toEqual(moment("2027-01-04T09:00"));
  });

  it("carries what is left of two hours over the night", () => {
    expect(at("2027-01-11T17:00").answersBy).toEqual(moment("2027-01-12T10:00"));
  });
});
