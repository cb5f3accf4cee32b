import {
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from "fastify";
import type { Configuration } from "./configuration.ts";
import { plainAddress } from "./http/plain-address.ts";
import { withoutEmiratesIds } from "./without-emirates-ids.ts";

const SECRET_IN_PATH =
  /^(\/(?:ar\/)?(?:reset-password|quotes|documents)\/|\/office\/set-password\/|\/api\/(?:users\/(?:reset-password\/)?|quotes\/|document-requests\/)).*/i;
const PATH_WITHOUT_SECRETS =
  /^\/api\/users\/(me|login|create|verify|logout|resend-code|forgot-password|addvistior)$/;

/** Routes match whichever letters are encoded. */
const withPlainLetters = (path: string) => path.replace(/%[2-7][\da-f]/gi, decodeURIComponent);

/** Without tokens, e-mail addresses, Emirates IDs and query. */
export const loggedPath = (url: string) => {
  const path = plainAddress(url).split("?")[0] ?? "";
  const plain = withPlainLetters(path);
  const isSecret = SECRET_IN_PATH.test(plain) && !PATH_WITHOUT_SECRETS.test(plain);
  return withoutEmiratesIds(isSecret ? plain.replace(SECRET_IN_PATH, "$1…") : path);
};

export const loggerOptions = (
  configuration: Configuration,
): NonNullable<FastifyServerOptions["logger"]> => ({
  level: configuration.logLevel,
  redact: ["req.headers", "res.headers"],
  serializers: {
    req: (request: { method: string; url: string }) => ({
      method: request.method,
      path: loggedPath(request.url),
    }),
    // Database errors repeat their parameters in message and stack, so only the cause is logged.
    err: (error: Error & { code?: string }) => ({
      type: error.name,
      code: error.code ?? "",
      message: error.message.split("\n")[0]?.slice(0, 200) ?? "",
      stack:
        error.stack
          ?.match(/^\s+at .+$/gm)
          ?.slice(0, 11)
          .join("\n") ?? "",
    }),
  },
});

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
