import * as z from "zod/mini";
import { refusals } from "./answers.ts";
import { route } from "./route.ts";

const tags = ["requests"] as const;

const KnownVehicle = z.object({
  plateInfo: z.object({ emirate: z.string(), code: z.string(), number: z.string() }),
  cylinderType: z.string(),
  carType: z.string(),
  carOrigin: z.string(),
  /** The newest request of this plate that has pictures, for `documentsFrom`. */
  documentsFrom: z.nullable(z.string()),
  documents: z.array(z.string()),
  /** Open requests of this plate, and sold ones in force (ruling P16). */
  active: z.array(
    z.object({ number: z.string(), state: z.string(), coverEndsOn: z.nullable(z.string()) }),
  ),
});
export type KnownVehicle = z.infer<typeof KnownVehicle>;

export const listKnownVehicles = route({
  method: "GET",
  url: "/api/carins/known-vehicles",
  config: { access: "customer", compressed: true },
  schema: {
    summary: "The plates of one's earlier requests: what is on file, what is under way",
    tags,
    response: {
      200: z.object({ status: z.literal("success"), data: z.array(KnownVehicle) }),
      ...refusals,
    },
  },
});
