import * as z from "zod/mini";
import { bilingual } from "../values.ts";

/** A colleague, as staff see them: addresses are for the door only (ruling O7). */
export const StaffName = z.object({
  id: z.string(),
  name: bilingual,
  extension: z.nullable(z.string()),
});
export type StaffName = z.infer<typeof StaffName>;
