import * as z from "zod/mini";
import { healthCauses, healthKinds, healthParts, healthStates } from "../../../domain/health.ts";
import { route } from "../../route.ts";
import { moment } from "../../values.ts";
import { staffRefusals as refusals } from "../answers.ts";
import { settingsSections } from "./sections.ts";

const Part = z.object({
  part: z.enum(healthParts),
  state: z.enum(healthStates),
  /** One of `healthSays` of the part. */
  says: z.string(),
  kind: z.nullable(z.enum(healthKinds)),
  /** How many wait or failed, and since when. */
  count: z.number(),
  since: z.nullable(moment),
  cause: z.nullable(z.enum(healthCauses)),
  lastGoodAt: z.nullable(moment),
  lastBadAt: z.nullable(moment),
});
export type HealthCard = z.infer<typeof Part>;

export const readHealth = route({
  method: "GET",
  url: "/api/office/settings/health",
  config: { access: { staff: settingsSections.health, background: true } },
  schema: {
    summary: "How gateway, mail, store, jobs, sealer and database are, at most 30 s old",
    tags: ["office: settings"],
    response: {
      200: z.object({
        status: z.literal("success"),
        data: z.object({ at: moment, parts: z.array(Part) }),
      }),
      ...refusals,
    },
  },
});
