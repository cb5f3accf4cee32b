import { type FastifyReply, type FastifyRequest, LogController } from "fastify";
import { type Logger, pino } from "pino";
import type { Configuration } from "./configuration.ts";
import { plainAddress } from "./http/plain-address.ts";
import { loggedError } from "./logged-error.ts";
import { withoutEmiratesIds } from "./without-emirates-ids.ts";

const SECRET_IN_PATH =
  /^(\/(?:ar\/)?(?:reset-password|quotes|documents)\/|\/office\/set-password\/|\/api\/(?:users\/(?:reset-password\/)?|quotes\/|document-requests\/)).*/i;
const PATH_WITHOUT_SECRETS =
  /^\/api\/users\/(me|login|create|verify|logout|resend-code|forgot-password|addvistior)$/;

/** Routes match whichever letters are encoded. */
const withPlainLetters = (path: string) => path.replace(/%[2-7][\da-f]/gi, decodeURIComponent);

/** Path without tokens, e-mail addresses, Emirates IDs and query. */
export const loggedPath = (url: string) => {
  const path = plainAddress(url).split("?")[0] ?? "";
  const plain = withPlainLetters(path);
  const isSecret = SECRET_IN_PATH.test(plain) && !PATH_WITHOUT_SECRETS.test(plain);
  return withoutEmiratesIds(isSecret ? plain.replace(SECRET_IN_PATH, "$1…") : path);
};

export const loggerOptions = (configuration: Configuration) => ({
  level: configuration.logLevel,
  redact: ["req.headers", "res.headers"],
  serializers: {
    req: (request: { method: string; url: string }) => ({
      method: request.method,
      path: loggedPath(request.url),
    }),
    err: loggedError,
  },
});

export type Log = Pick<Logger, "error">;

/** Log of what happens outside of calls; the same form as the lines of calls. */
export const openLog = (configuration: Configuration): Log => pino(loggerOptions(configuration));

/** One line per request, after its answer. */
export class OneLine extends LogController {
  override incomingRequest() {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const line = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) request.log.error({ ...line, err: error }, "request errored");
    else request.log.info(line, "request completed");
  }
}
