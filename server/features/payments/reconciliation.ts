import { unchanged } from "../../../domain/requests/gateway-fact.ts";
import { attemptMayBecome } from "../../../domain/requests/payment-attempt-state.ts";
import type { Parts } from "../../parts.ts";
import { bySystem } from "../../records/audit/audit-store.ts";
import type { Applied, Decisions } from "./apply-decision.ts";
import type { PaymentLog } from "./payment-log.ts";
import type { AttemptRow } from "../../records/payments/attempts-store.ts";
import type { PaymentsStore } from "./payments-store.ts";
import { ageOf, LATE_MONEY_WINDOW_MS, nextQueryAt } from "./query-schedule.ts";

const BATCH_SIZE = 5;

/** Follows up payments whose browser never came back (T24). */
export const createReconciliation = (
  { now, configuration }: Pick<Parts, "now" | "configuration">,
  {
    store,
    apply,
    verify,
    log,
  }: {
    store: PaymentsStore;
    apply: Decisions["apply"];
    verify: (attempt: AttemptRow) => Promise<Applied | undefined>;
    log: Pick<PaymentLog, "notAsked">;
  },
) => {
  const unitMs = configuration.reconcileSeconds * 1000;

  const expire = (attempt: AttemptRow) =>
    apply(attempt.id, bySystem, ({ attempt: { state } }) =>
      attemptMayBecome(state, "expired")
        ? { attempt: { to: "expired" }, outcome: "changed" }
        : unchanged,
    );

  const logFailure = (attempt: AttemptRow) => (err: unknown) => {
    log.notAsked({ attemptId: attempt.id, trouble: "failure", err });
    throw err;
  };

  const follow = async (attempt: AttemptRow) => {
    const next = nextQueryAt({ ...attempt, queries: attempt.queries + 1 }, now(), unitMs);
    // Written first, so that a query that fails or a process that dies is repeated.
    if (!(await store.claimDue(attempt, next))) return;
    await verify(attempt);
    if (ageOf(attempt, now()) >= LATE_MONEY_WINDOW_MS) await expire(attempt);
  };

  return {
    reconcileDue: async () => {
      const failures: unknown[] = [];
      for (;;) {
        const due = await store.listDue(now(), BATCH_SIZE);
        const results = await Promise.allSettled(
          due.map((attempt) => follow(attempt).catch(logFailure(attempt))),
        );
        for (const result of results)
          if (result.status === "rejected") failures.push(result.reason);
        if (due.length < BATCH_SIZE || failures.length > 0) break;
      }
      if (failures.length > 0) throw new AggregateError(failures, "Some payments were not asked.");
    },
  };
};
