import { AnswerTooLong, openHttpCalls } from "../http-call.ts";
import { withinTime } from "../time-limit.ts";
import type { QueryTrouble } from "./payment-gateway.ts";

const MAX_ANSWER_BYTES = 64 * 1024;

const headers = {
  "content-type": "application/x-www-form-urlencoded;charset=UTF-8",
  "user-agent": "Mizalla",
  accept: "*/*",
};

const callHttp = openHttpCalls(MAX_ANSWER_BYTES);

type Answer = { text: string } | { trouble: QueryTrouble };

const isWell = ({ status }: { status: number }) => status >= 200 && status < 300;

const troubleOf = (error: unknown): QueryTrouble => {
  if (error instanceof AnswerTooLong) return isWell(error) ? "tooLong" : `http${error.status}`;
  return error instanceof DOMException && error.name === "TimeoutError" ? "timeout" : "unreachable";
};

/** The limit includes the body, for a gateway that sends its answer very slowly. */
export const ask = async (
  url: string,
  form: Record<string, string>,
  timeoutMs: number,
): Promise<Answer> => {
  const body = new URLSearchParams(form).toString();
  try {
    const answer = await withinTime(timeoutMs, (signal) =>
      callHttp({ method: "POST", url: new URL(url), headers, body }, signal),
    );
    return isWell(answer) ? { text: answer.bytes.toString() } : { trouble: `http${answer.status}` };
  } catch (error) {
    return { trouble: troubleOf(error) };
  }
};
