import type { Parts } from "../../parts.ts";
import type { Payments } from "./payments.ts";

const QUEUE = "reconcile";
/** One job waits at a time: the queue refuses a second with this key. */
const ONE = { singletonKey: "next" };

/**
 * Asks about due payments every RECONCILE_SECONDS: the job sends itself again, before its work so
 * that no failure ends the chain. The schedule only revives a chain that was lost.
 */
export const startReconciler = async (
  { jobs, configuration }: Pick<Parts, "jobs" | "configuration">,
  payments: Pick<Payments, "reconcileDue">,
) => {
  const sendNext = (startAfter: number) => jobs.send(QUEUE, {}, { ...ONE, startAfter });

  await jobs.work(QUEUE, async () => {
    await sendNext(configuration.reconcileSeconds);
    await payments.reconcileDue();
  });
  await jobs.schedule(QUEUE, "*/5 * * * *", {});
  await sendNext(0);
};
