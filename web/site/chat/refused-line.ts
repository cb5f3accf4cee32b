/** The form's call renders the page again with what it did not take. */
export const REFUSED_HEADER = "x-chat-refused";

export type Refused = { message: string; text: string; name: string; email: string; key: string };

/** Undefined for a header that is not ours. */
export function readRefused(header: string | null): Refused | undefined {
  try {
    const given = Object(JSON.parse(decodeURIComponent(header ?? ""))) as Record<string, unknown>;
    const words = (name: string) => (typeof given[name] === "string" ? given[name] : "");
    const message = words("message");
    if (!message) return undefined;
    const [text, name, email, key] = [words("text"), words("name"), words("email"), words("key")];
    return { message, text, name, email, key };
  } catch {
    return undefined;
  }
}
