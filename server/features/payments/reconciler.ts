import type { Parts } from "../../parts.ts";
import type { Payments } from "./payments.ts";

const QUEUE = "reconcile";
const SINGLE_JOB = { singletonKey: "next" };

/** The next job is sent first, so that no failure ends the chain; the schedule restarts it. */
export const startReconciler = async (
  { jobs, configuration }: Pick<Parts, "jobs" | "configuration">,
  payments: Pick<Payments, "reconcileDue">,
) => {
  const sendNext = (startAfter: number) => jobs.send(QUEUE, {}, { ...SINGLE_JOB, startAfter });

  await jobs.work(QUEUE, async () => {
    await sendNext(configuration.reconcileSeconds);
    await payments.reconcileDue();
  });
  await jobs.schedule(QUEUE, "*/5 * * * *", {});
  await sendNext(0);
};
