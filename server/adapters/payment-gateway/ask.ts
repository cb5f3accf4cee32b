import type { QueryTrouble } from "./payment-gateway.ts";

const LONGEST_ANSWER = 64 * 1024;

export type Answer = { text: string } | { trouble: QueryTrouble };

/** The text of an answer; leaving the loop early cuts the connection. */
const readText = async ({ body }: Response): Promise<Answer> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > LONGEST_ANSWER) return { trouble: "tooLong" };
    chunks.push(chunk);
  }
  return { text: Buffer.concat(chunks, length).toString() };
};

const troubleOf = (error: unknown): QueryTrouble =>
  error instanceof DOMException && error.name === "TimeoutError" ? "timeout" : "unreachable";

/** Posts a form to the gateway. Never throws; ends after `timeoutMs` whatever the gateway does. */
export const ask = async (
  url: string,
  form: Record<string, string>,
  timeoutMs: number,
): Promise<Answer> => {
  try {
    const response = await fetch(url, {
      method: "POST",
      redirect: "manual",
      // Covers the body as well: a gateway that trickles its answer is no better than a silent one.
      signal: AbortSignal.timeout(timeoutMs),
      body: new URLSearchParams(form),
    });
    if (response.ok) return await readText(response);
    await response.body?.cancel();
    return { trouble: `http${response.status}` };
  } catch (error) {
    return { trouble: troubleOf(error) };
  }
};
