import * as z from "zod/mini";
import { route } from "../../route.ts";
import { staffRefusals as refusals } from "../answers.ts";
import { pagedRooms } from "../rooms.ts";
import { ClientParams } from "./client-params.ts";

export const OneClient = z.object({ id: z.string(), name: z.string() });
export type OneClient = z.infer<typeof OneClient>;

/** Opening it stands in the person's access log (ruling O11). */
export const readClient = route({
  method: "GET",
  url: "/api/office/clients/:id",
  config: { access: { staff: pagedRooms.clients.roles } },
  schema: {
    summary: "One person: what is open, and all that is known",
    tags: ["office: clients"],
    params: ClientParams,
    response: { 200: z.object({ status: z.literal("success"), data: OneClient }), ...refusals },
  },
});
