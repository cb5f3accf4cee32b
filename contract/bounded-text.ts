import * as z from "zod/mini";

/** Generous limits only: the rules live in the domain and answer with a code and a field. */
export const text = (longest: number) => z.string().check(z.maxLength(longest));
