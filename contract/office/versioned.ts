import * as z from "zod/mini";

/** Every write names the version of the request that was read: 412 when it changed (ruling O1). */
export const versioned = { version: z.number() };
