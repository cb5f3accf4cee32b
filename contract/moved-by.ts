import * as z from "zod/mini";
import { moveReasons } from "../domain/calendar/moved-time.ts";
import { bilingual } from "./values.ts";

/** What changed in our calendar, so that a time moved; the name is that of a public holiday. */
export const MovedBy = z.object({ reason: z.enum(moveReasons), name: z.nullable(bilingual) });
