import * as z from "zod/mini";
import { browsers, systems } from "../../../domain/accounts/device.ts";
import { text } from "../../bounded-text.ts";
import { route } from "../../route.ts";
import { moment } from "../../values.ts";
import { staffRefusals as refusals } from "../answers.ts";
import { settingsSections } from "./sections.ts";

const tags = ["office: settings"] as const;
const access = { staff: settingsSections.sessions };

const OwnSession = z.object({
  /** Opens nothing: a digest of what the database keeps of it. */
  id: z.string(),
  browser: z.nullable(z.enum(browsers)),
  system: z.nullable(z.enum(systems)),
  since: moment,
  seenAt: moment,
  isThis: z.boolean(),
});
export type OwnSession = z.infer<typeof OwnSession>;

const response = {
  200: z.object({ status: z.literal("success"), data: z.array(OwnSession) }),
  ...refusals,
};

export const listOwnSessions = route({
  method: "GET",
  url: "/api/office/sessions",
  config: { access },
  schema: { summary: "The caller's own sessions, the newest first", tags, response },
});

export const endOwnSession = route({
  method: "POST",
  url: "/api/office/sessions/:id/end",
  config: { access },
  schema: {
    summary: "End one of the caller's own sessions; one that has ended already changes nothing",
    tags,
    params: z.object({ id: text(80) }),
    response,
  },
});

export const endOtherSessions = route({
  method: "POST",
  url: "/api/office/sessions/end-others",
  config: { access },
  schema: { summary: "End all of the caller's own sessions but this one", tags, response },
});
