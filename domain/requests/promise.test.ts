import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultCalendar } from "../calendar/default-calendar.ts";
import { openingsOn } from "../calendar/working-time.ts";
import { dayInDubai } from "../calendar-day.ts";
import { HOUR_MS, MINUTE_MS } from "../durations.ts";
import {
  promiseAfterEdit,
  promiseIn,
  promiseMissed,
  promiseWithTurn,
  shownPromise,
} from "./promise.ts";
import { requestStates } from "./request-state.ts";
import { turnGivenTo, turnOf, turnWithPictures } from "./turn.ts";

const dubai = (text: string) => new Date(`${text}+04:00`);
const promisedAt = (since: Date) =>
  promiseIn("lead", turnOf(defaultCalendar, "lead", since)).promisedFor;

it.each([
  ["in the morning", "2026-11-23T10:20:00", "2026-11-23T14:30:00"],
  ["on the half hour", "2026-11-23T09:30:00", "2026-11-23T13:30:00"],
  ["a second past the half hour", "2026-11-23T09:30:01", "2026-11-23T14:00:00"],
  ["up to the end of the day", "2026-11-23T13:45:00", "2026-11-23T18:00:00"],
  ["just past what is left of the day", "2026-11-23T14:01:00", "2026-11-24T09:30:00"],
  ["at the end of the day", "2026-11-23T17:59:59", "2026-11-24T13:00:00"],
  ["at night", "2026-11-24T02:10:00", "2026-11-24T13:00:00"],
  ["on a Friday evening", "2026-11-27T16:50:00", "2026-11-30T12:00:00"],
  ["on a Saturday", "2026-11-28T11:11:00", "2026-11-30T13:00:00"],
  ["before the national holiday", "2026-12-01T16:40:00", "2026-12-04T12:00:00"],
  ["on the last morning of Ramadan", "2026-03-19T09:10:00", "2026-03-19T13:30:00"],
  ["in a Ramadan afternoon", "2026-02-23T13:20:00", "2026-02-24T10:30:00"],
  ["before Eid", "2026-03-19T15:00:00", "2026-03-23T12:00:00"],
])("promises a lead that came %s an offer in four working hours", (_when, sent, until) => {
  expect(promisedAt(dubai(sent))).toEqual(dubai(until));
});

it("names a half hour of an open day, after the lead came and when the desk has it due", () => {
  const moments = fc.date({
    min: dubai("2026-01-05T00:00:00"),
    max: dubai("2027-11-30T00:00:00"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, (since) => {
      const until = promisedAt(since);
      const opening = until && openingsOn(defaultCalendar, dayInDubai(until))[0];
      if (!opening) throw new Error("It was promised for a day on which nobody works.");
      expect(until.getTime() % (30 * MINUTE_MS)).toBe(0);
      expect(until.getTime()).toBeGreaterThan(opening.from);
      expect(until.getTime()).toBeLessThanOrEqual(opening.to);
      expect(until.getTime() - since.getTime()).toBeGreaterThanOrEqual(4 * HOUR_MS);
      expect(until).toEqual(turnOf(defaultCalendar, "lead", since).dueAt);
    }),
    { numRuns: 300 },
  );
});

it("is given with the state of a lead only, and forgets what was missed", () => {
  const since = dubai("2026-11-23T10:00:00");
  const given = requestStates.filter(
    (state) => promiseIn(state, turnOf(defaultCalendar, state, since)).promisedFor,
  );
  expect(given).toEqual(["lead"]);
  for (const state of requestStates)
    expect(promiseIn(state, turnOf(defaultCalendar, state, since)).promisesMissed).toBe(0);
});

describe("where the turn passes", () => {
  const at = dubai("2026-11-24T10:00:00");
  const later = dubai("2026-11-24T14:00:00");
  const until = dubai("2026-11-24T11:30:00");
  const lead = { state: "lead" as const, promisedFor: until, promisesMissed: 0 };
  const waiting = { ...lead, promisedFor: null };
  const asked = turnWithPictures(defaultCalendar, "lead", at, { areAsked: true, areThere: false });
  const came = turnWithPictures(defaultCalendar, "lead", at, { areAsked: true, areThere: true });

  it("is suspended while a picture is asked for, and given anew once it is there", () => {
    expect(promiseWithTurn(defaultCalendar, lead, asked, at)).toMatchObject({
      turn: "customer",
      promisedFor: null,
    });
    expect(promiseWithTurn(defaultCalendar, waiting, came, at)).toEqual({
      turn: "us",
      dueAt: later,
      promisedFor: later,
    });
  });

  it("stays through whatever staff and insurers do, and the desk's time with it", () => {
    const atInsurer = turnGivenTo(defaultCalendar, "insurer", "lead", at);
    expect(promiseWithTurn(defaultCalendar, lead, atInsurer, at)).toEqual({
      ...atInsurer,
      promisedFor: until,
    });
    expect(promiseWithTurn(defaultCalendar, lead, turnOf(defaultCalendar, "lead", at), at)).toEqual(
      {
        turn: "us",
        dueAt: until,
        promisedFor: until,
      },
    );
    expect(promiseWithTurn(defaultCalendar, lead, came, at)).toMatchObject({
      dueAt: until,
      promisedFor: until,
    });
  });

  it("names no time after two misses: the request is due at once", () => {
    const late = { ...waiting, promisesMissed: 2 };
    expect(promiseWithTurn(defaultCalendar, late, came, at)).toEqual({
      turn: "us",
      dueAt: at,
      promisedFor: null,
    });
  });

  it("belongs to leads only", () => {
    const offered = { ...lead, state: "offered" as const };
    expect(promiseWithTurn(defaultCalendar, offered, came, at)).toEqual({
      ...came,
      promisedFor: null,
    });
  });
});

describe("an edit of what is rated", () => {
  const at = dubai("2026-11-23T12:10:00");
  const lead = {
    state: "lead" as const,
    turn: "us" as const,
    promisedFor: dubai("2026-11-23T14:30:00"),
  };
  const until = dubai("2026-11-23T16:30:00");

  it("is promised a new time, which the desk follows where it is our turn", () => {
    expect(promiseAfterEdit(defaultCalendar, lead, at)).toEqual({
      promisedFor: until,
      dueAt: until,
    });
    expect(promiseAfterEdit(defaultCalendar, { ...lead, turn: "insurer" }, at)).toEqual({
      promisedFor: until,
    });
  });

  it("promises nothing where nothing was promised", () => {
    expect(
      promiseAfterEdit(defaultCalendar, { ...lead, turn: "customer", promisedFor: null }, at),
    ).toBeUndefined();
    expect(promiseAfterEdit(defaultCalendar, { ...lead, state: "offered" }, at)).toBeUndefined();
  });
});

it("promises once more after a miss, from when it was noticed, and then no more", () => {
  const night = dubai("2026-11-25T02:00:00");
  expect(promiseMissed(defaultCalendar, { promisesMissed: 0 }, night)).toEqual({
    promisedFor: dubai("2026-11-25T13:00:00"),
    promisesMissed: 1,
  });
  expect(promiseMissed(defaultCalendar, { promisesMissed: 1 }, night)).toEqual({
    promisedFor: null,
    promisesMissed: 2,
  });
});

const noon = dubai("2026-11-23T12:00:00");

it.each([
  ["a time", "us", noon, 0, { until: noon, missed: 0 }],
  ["a later time", "insurer", noon, 1, { until: noon, missed: 1 }],
  ["that we are late", "us", null, 2, { until: null, missed: 2 }],
  ["nothing", "us", null, 0, null],
  ["nothing while a picture is asked for", "customer", null, 1, null],
  ["nothing while a picture is asked for, though we were late", "customer", null, 2, null],
] as const)("tells a person %s", (_what, turn, promisedFor, promisesMissed, shown) => {
  expect(shownPromise({ turn, promisedFor, promisesMissed })).toEqual(shown);
});
