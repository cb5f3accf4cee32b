import { type GatewayFact, noticePayment } from "../../../domain/requests/gateway-fact.ts";
import { currentCaller } from "../../http/current-caller.ts";
import { createFairTurns } from "../../http/fair-turns.ts";
import { byGateway } from "../../records/audit/audit-store.ts";
import type { Decisions } from "./apply-decision.ts";
import type { AttemptRow } from "../../records/payments/attempts-store.ts";
import type { PaymentsStore } from "./payments-store.ts";
import { sharedRuns } from "./shared-runs.ts";

const databaseLimits = {
  // Fewer than the database has connections: many returns at once leave some for other calls.
  atOnce: 4,
  maxWaiting: 400,
  maxWaitMs: 3_000,
};

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
  const turns = createFairTurns(databaseLimits);

  const notice = (orderNo: string) =>
    turns.run(currentCaller(), async () => {
      const attempt = await store.findByOrderNo(orderNo);
      if (!attempt || attempt.state === "succeeded") return attempt;
      return (await apply(attempt.id, byGateway, noticePayment))?.attempt ?? attempt;
    });

  return sharedRuns(async (orderNo) => {
    const attempt = await notice(orderNo);
    if (!attempt || attempt.state === "succeeded") return attempt;
    const fact = await ask(attempt);
    const applied = await turns.run(currentCaller(), () => applyGatewayFact(attempt.id, fact));
    return applied?.attempt ?? attempt;
  });
};
