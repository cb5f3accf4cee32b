import * as z from "zod/mini";
import { PreferencesBody } from "../../preferences.ts";
import { route } from "../../route.ts";
import { staffRefusals as refusals } from "../answers.ts";
import { pagedRooms } from "../rooms.ts";
import { ShownPreferences } from "../shown-preferences.ts";
import { ClientParams } from "./client-params.ts";

const url = "/api/office/clients/:id/preferences";
const tags = ["office: clients"] as const;
/** Null until somebody says how they want to be reached. */
const response = {
  200: z.object({ status: z.literal("success"), data: z.nullable(ShownPreferences) }),
  ...refusals,
};

export const readClientPreferences = route({
  method: "GET",
  url,
  config: { access: { staff: pagedRooms.clients.roles } },
  schema: {
    summary: "How a client wants to be reached",
    tags,
    params: ClientParams,
    response,
  },
});

export const recordClientPreferences = route({
  method: "PUT",
  url,
  config: { access: { staff: ["agent", "admin"] } },
  schema: {
    summary:
      "Record what a client said on a call about being reached; 412 where it changed meanwhile",
    tags,
    params: ClientParams,
    body: PreferencesBody,
    response,
  },
});
