import * as z from "zod/mini";

/** The form's call renders the page again with what it did not take. */
export const REFUSED_HEADER = "x-chat-refused";

const Refused = z.object({
  message: z.string(),
  text: z.string(),
  name: z.optional(z.string()),
  email: z.optional(z.string()),
});
export type Refused = z.infer<typeof Refused>;

export function readRefused(header: string | null): Refused | undefined {
  try {
    return z.parse(Refused, JSON.parse(decodeURIComponent(header ?? "")));
  } catch {
    return undefined;
  }
}
