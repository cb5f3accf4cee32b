import type { Moves, Reminder, ShownCalendar } from "../../contract/office/settings/calendar.ts";
import { staffOf } from "./staff.ts";
import type { TestApp } from "./test-app.ts";

/** What administrators do with the calendar through the API. */
export const calendarDesk = (app: TestApp) => {
  const staff = staffOf(app);

  const memberOf = async (role: string) => {
    const { cookie, id, email } = await staff.enter(role);
    const read = async () =>
      (await staff.get("/calendar", cookie)).json<{ data: ShownCalendar }>().data;
    /** On the version that stands now, unless another one is named. */
    const post = async (change: object, version?: number) =>
      staff.post("/calendar", { version: version ?? (await read()).version, change }, cookie);

    return {
      id,
      email,
      cookie,
      read,
      post,
      change: async (change: object) => {
        const answer = await post(change);
        if (answer.statusCode !== 200) throw new Error(answer.body);
        return answer.json<{ data: ShownCalendar; moves: Moves }>();
      },
      refused: async (change: object, version?: number) => {
        const answer = await post(change, version);
        const { code, field } = answer.json<{ code?: string; field?: string }>();
        return { statusCode: answer.statusCode, code, ...(field !== undefined && { field }) };
      },
      check: async (change: object) =>
        (await staff.post("/calendar/check", { change }, cookie)).json<{ data: Moves }>().data,
      reminders: async () =>
        (await staff.get("/calendar/reminders", cookie)).json<{
          data: { expected: Reminder[]; years: number[] };
        }>().data,
    };
  };

  return { memberOf };
};

/** Days as they are typed; a public holiday of one day unless told otherwise. */
export const typedDays = (from: string, more: object = {}) => ({
  kind: "holiday",
  nameEn: "Day of rest",
  nameAr: "يوم راحة",
  from,
  to: from,
  isExpected: false,
  isPhoneClosed: true,
  ...more,
});
