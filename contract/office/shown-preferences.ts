import * as z from "zod/mini";
import { Preferences } from "../preferences.ts";
import { moment } from "../values.ts";
import { StaffName } from "./staff-name.ts";

/** How a client wants to be reached, and who said so. */
export const ShownPreferences = z.extend(Preferences, {
  version: z.number(),
  /** Who recorded it on a call; null where the client set it. */
  staff: z.nullable(StaffName),
  at: moment,
});
export type ShownPreferences = z.infer<typeof ShownPreferences>;
