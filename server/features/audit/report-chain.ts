import { randomUUID } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import { sendLetterIn } from "../../adapters/mail/send-mail.ts";
import type { Parts } from "../../parts.ts";
import { createChainChecks } from "./chain-checks.ts";
import { createDayVerification } from "../../records/promises/verify-days.ts";
import { describeFault, describeFaultyDay } from "./describe-fault.ts";

/** Verifies the chain and the days of our times, and mails both to the team (rulings O5, O11). */
export const reportChain = async (
  parts: Pick<Parts, "configuration" | "db" | "jobs" | "keys" | "now" | "store">,
  log: FastifyBaseLogger,
) => {
  const verified = await createChainChecks(parts).verify("nightly");
  const { faults } = await createDayVerification(parts).verifyDays();
  for (const faulty of faults)
    log.error({ fault: describeFaultyDay(faulty) }, "a day of our times cannot be verified");
  const fault = "fault" in verified ? verified.fault : undefined;
  if ("fault" in verified)
    log.error({ fault: describeFault(verified) }, "the audit's chain is broken");
  else log.info(verified, "the audit's chain is whole");
  const [rows, head] = "fault" in verified ? [0, ""] : [verified.rows, verified.head];
  await parts.db.transaction((tx) =>
    sendLetterIn(tx, parts.jobs, {
      key: `audit-${randomUUID()}`,
      to: parts.configuration.adminEmail,
      language: "ar",
      mail: {
        kind: "auditNotice",
        ...(fault && { fault }),
        ...(faults.length > 0 && { faultyDays: faults.map(({ day }) => day) }),
        rows,
        head,
        at: parts.now().toISOString(),
      },
    }),
  );
};
