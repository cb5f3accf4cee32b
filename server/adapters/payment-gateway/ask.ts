import type { QueryTrouble } from "./payment-gateway.ts";

const MAX_ANSWER_BYTES = 64 * 1024;

type Answer = { text: string } | { trouble: QueryTrouble };

const readText = async ({ body }: Response): Promise<Answer> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > MAX_ANSWER_BYTES) return { trouble: "tooLong" };
    chunks.push(chunk);
  }
  return { text: Buffer.concat(chunks, length).toString() };
};

const troubleOf = (error: unknown): QueryTrouble =>
  error instanceof DOMException && error.name === "TimeoutError" ? "timeout" : "unreachable";

export const ask = async (
  url: string,
  form: Record<string, string>,
  timeoutMs: number,
): Promise<Answer> => {
  try {
    const response = await fetch(url, {
      method: "POST",
      redirect: "manual",
      // Includes the body, for a gateway that sends its answer very slowly.
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
