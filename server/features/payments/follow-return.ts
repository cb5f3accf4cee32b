import { type GatewayFact, noticePayment } from "../../../domain/requests/gateway-fact.ts";
import { turns } from "../../http/turns.ts";
import { byGateway } from "../audit/audit-store.ts";
import type { Decisions } from "./apply-decision.ts";
import type { AttemptRow, PaymentsStore } from "./payments-store.ts";
import { sharedRuns } from "./shared-runs.ts";

/** Fewer than the database has connections: a crowd of returns leaves some to everybody else. */
const AT_ONCE = 4;
const WAITING = 400;
/** In milliseconds, see `turns`. */
const LONGEST_WAIT = 3_000;

/**
 * What a return sets in motion: the payment is noticed, verified and written down, for each order
 * once at a time however often the browser posts it. While the gateway is asked, no connection to
 * the database is held. Answers the attempt as it is then, or undefined when there is none.
 * @throws {Problem} request.busy
 */
export const followReturns = (
  store: Pick<PaymentsStore, "findByOrderNo">,
  { apply, applyGatewayFact }: Decisions,
  ask: (attempt: AttemptRow) => Promise<GatewayFact>,
) => {
  const inTurn = turns({ atOnce: AT_ONCE, waiting: WAITING, longest: LONGEST_WAIT });

  const notice = (orderNo: string) =>
    inTurn(async () => {
      const attempt = await store.findByOrderNo(orderNo);
      if (!attempt || attempt.state === "succeeded") return attempt;
      return (await apply(attempt.id, byGateway, noticePayment))?.attempt ?? attempt;
    });

  return sharedRuns(async (orderNo) => {
    const attempt = await notice(orderNo);
    if (!attempt || attempt.state === "succeeded") return attempt;
    const fact = await ask(attempt);
    const applied = await inTurn(() => applyGatewayFact(attempt.id, fact));
    return applied?.attempt ?? attempt;
  });
};
