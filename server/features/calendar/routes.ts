import { readPhoneHours } from "../../../contract/hours.ts";
import type { Api } from "../../http/api.ts";
import { cacheAnswers } from "../../http/cached-answers.ts";
import type { Parts } from "../../parts.ts";
import { readPhoneHoursOf } from "./phone-hours.ts";

/** Kept until the site changes, as it does with the calendar and at midnight in Dubai. */
export const calendarRoutes = (app: Api, parts: Pick<Parts, "changes" | "db" | "now">) => {
  const send = cacheAnswers(parts.changes, { vary: "Accept-Encoding" }, 1);
  app.route({
    ...readPhoneHours,
    handler: (request, reply) =>
      send(request, reply, "", async () => ({
        content: { status: "success" as const, data: await readPhoneHoursOf(parts) },
      })),
  });
};
