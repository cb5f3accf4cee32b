import * as z from "zod/mini";
import { staffRoles } from "../../domain/accounts/staff-roles.ts";
import { route } from "../route.ts";
import { staffRefusals as refusals } from "./answers.ts";

/** A page asks before it covers what it shows. */
export const readStaffSession = route({
  method: "GET",
  url: "/api/office/session",
  config: { access: { staff: staffRoles, background: true } },
  schema: {
    summary: "How long the session still lasts if nothing is done, in seconds",
    tags: ["office: access"],
    response: {
      200: z.object({
        status: z.literal("success"),
        /** `isFinal`: it ends then, whatever is done, as it has lasted as long as any may. */
        data: z.object({ secondsLeft: z.number(), isFinal: z.boolean() }),
      }),
      ...refusals,
    },
  },
});
