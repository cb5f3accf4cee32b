import type { FastifyBaseLogger } from "fastify";
import { MINUTE_MS } from "../../../domain/durations.ts";
import type { ComparedFact } from "../../../domain/requests/gateway-fact.ts";
import type { QueryTrouble } from "../../adapters/payment-gateway/payment-gateway.ts";

const MAX_LINES_PER_MINUTE = 10;

type NotAsked = { attemptId: string; trouble: QueryTrouble | "failure"; err?: unknown };
type Review = { requestId: string; attemptId: string; differs: readonly ComparedFact[] };

/** Alerts rely on the names of events and fields. */
export const createPaymentLog = (
  log: Pick<FastifyBaseLogger, "warn" | "error">,
  now: () => Date,
) => {
  let minute = { from: -Infinity, lines: 0 };
  let leftOut = 0;

  return {
    review: (fields: Review) =>
      log.error(
        { event: "payment.review", ...fields },
        "a payment differs from what was asked for and waits for review",
      ),

    /** Limited, because a gateway that is down fails every payment alike. */
    notAsked: (fields: NotAsked) => {
      const at = now().getTime();
      if (at - minute.from >= MINUTE_MS) minute = { from: at, lines: 0 };
      if (minute.lines >= MAX_LINES_PER_MINUTE) {
        leftOut += 1;
        return;
      }
      minute.lines += 1;
      log.warn(
        { event: "payment.notAsked", ...fields, ...(leftOut > 0 && { leftOut }) },
        "the gateway could not be asked about a payment",
      );
      leftOut = 0;
    },
  };
};

export type PaymentLog = ReturnType<typeof createPaymentLog>;
