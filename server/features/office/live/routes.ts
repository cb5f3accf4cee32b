import { followDesk } from "../../../../contract/office/live.ts";
import type { Api } from "../../../http/api.ts";
import { insideOf, staffTokenOf } from "../../../http/staff-access.ts";
import type { Live } from "./live.ts";

const headers = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store",
  // Keeps proxies from holding the events back.
  "x-accel-buffering": "no",
};

const sinceOf = (text: string | undefined) =>
  text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;

export const liveRoutes = (app: Api, live: Live) => {
  app.addHook("preClose", async () => live.endAll());
  app.route({
    ...followDesk,
    // It would read the stream for ever.
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const last = request.headers["last-event-id"];
      const since = sinceOf(typeof last === "string" ? last : request.query.since);
      const stream = await live.follow(insideOf(request), staffTokenOf(request) ?? "", since);
      return reply.headers(headers).send(stream);
    },
  });
};
