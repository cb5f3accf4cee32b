import {
  changeCalendar,
  checkCalendar,
  readCalendar,
  remindOfCalendar,
} from "../../../../../contract/office/settings/calendar.ts";
import type { Api } from "../../../../http/api.ts";
import { insideOf } from "../../../../http/staff-access.ts";
import type { CalendarWork } from "./calendar-work.ts";

const status = "success" as const;

export const calendarSettingsRoutes = (app: Api, calendar: CalendarWork) => {
  app.route({
    ...readCalendar,
    handler: async () => ({ status, data: await calendar.read() }),
  });

  app.route({
    ...changeCalendar,
    handler: async (request) => ({
      status,
      ...(await calendar.change(insideOf(request), request.body)),
    }),
  });

  app.route({
    ...checkCalendar,
    handler: async ({ body }) => ({ status, data: await calendar.check(body.change) }),
  });

  app.route({
    ...remindOfCalendar,
    handler: async () => ({ status, data: await calendar.reminders() }),
  });
};
