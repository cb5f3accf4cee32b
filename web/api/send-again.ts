import type { ProblemCode } from "../../contract/problems.ts";
import type { Send } from "./client.ts";

const busy: ProblemCode = "request.busy";
/** Each after `retry-after`, which is 5 s: then the person is told. */
const MOST_AGAIN = 2;

const codeOf = async (response: Response): Promise<unknown> => {
  const answer: unknown = await response.clone().json();
  return answer && typeof answer === "object" && "code" in answer ? answer.code : undefined;
};

/** How many milliseconds a server that was too busy to begin asks to wait. */
const waitOf = async (response: Response): Promise<number | undefined> => {
  const seconds = Number(response.headers.get("retry-after"));
  if (response.status !== 503 || !(seconds > 0)) return undefined;
  return (await codeOf(response).catch(() => undefined)) === busy ? seconds * 1_000 : undefined;
};

/**
 * Sends again what a busy server did not begin: somebody who works there need not press again.
 * @param maySend asked after the wait: whoever was there may have left
 */
export const sendAgainWhileBusy =
  (send: Send, maySend = () => true): Send =>
  async (path, init) => {
    for (let left = MOST_AGAIN; ; left -= 1) {
      const response = await send(path, init);
      const wait = left > 0 ? await waitOf(response) : undefined;
      if (wait === undefined) return response;
      await new Promise((resolve) => setTimeout(resolve, wait));
      init.signal?.throwIfAborted();
      if (!maySend()) return response;
    }
  };
