/** The form's call renders the page again with what it did not take. */
export const REFUSED_HEADER = "x-chat-refused";

export type Refused = { message: string; text: string; name: string; email: string };

/** Undefined for a header that is not ours. */
export function readRefused(header: string | null): Refused | undefined {
  try {
    const given = Object(JSON.parse(decodeURIComponent(header ?? ""))) as Record<string, unknown>;
    const words = (name: string) => (typeof given[name] === "string" ? given[name] : "");
    const message = words("message");
    if (!message) return undefined;
    return { message, text: words("text"), name: words("name"), email: words("email") };
  } catch {
    return undefined;
  }
}
