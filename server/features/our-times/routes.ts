import { readOurTimes } from "../../../contract/our-times.ts";
import type { Api } from "../../http/api.ts";
import type { Parts } from "../../parts.ts";
import { readOurTimesOf } from "./our-times.ts";

/** With as long as the page is kept, less than the minute that a figure may be old (ruling O11). */
const KEPT_MS = 20_000;

export const ourTimesRoutes = (app: Api, parts: Pick<Parts, "db" | "now">) => {
  let known: { until: number; data: ReturnType<typeof readOurTimesOf> } | undefined;

  const read = () => {
    const at = parts.now().getTime();
    if (known && at < known.until) return known.data;
    const reading = { until: at + KEPT_MS, data: readOurTimesOf(parts) };
    known = reading;
    reading.data.catch(() => {
      if (known === reading) known = undefined;
    });
    return reading.data;
  };

  app.route({
    ...readOurTimes,
    handler: async () => ({ status: "success" as const, data: await read() }),
  });
};
