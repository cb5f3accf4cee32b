import * as z from "zod/mini";
import { text } from "../../bounded-text.ts";

export const ClientParams = z.object({ id: text(60) });
