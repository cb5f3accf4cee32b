import * as z from "zod/mini";
import { staffRoles } from "../../domain/accounts/staff-roles.ts";
import { route } from "../route.ts";
import { staffRefusals as refusals } from "./answers.ts";

/** `restoring`: the database is older than the store knows; mails, payments and deadlines wait. */
export const readInstallation = route({
  method: "GET",
  url: "/api/office/installation",
  config: { access: { staff: staffRoles, background: true } },
  schema: {
    summary: "What everybody at the desk must know about the installation",
    tags: ["office: installation"],
    response: {
      200: z.object({
        status: z.literal("success"),
        data: z.object({ restoring: z.boolean() }),
      }),
      ...refusals,
    },
  },
});
