import { randomUUID } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import { sendLetterIn } from "../../adapters/mail/send-mail.ts";
import type { Parts } from "../../parts.ts";
import { createChainChecks } from "./chain-checks.ts";
import { describeFault } from "./describe-fault.ts";

/** Verifies the chain, logs its head and mails it to the team (ruling O5). */
export const reportChain = async (
  parts: Pick<Parts, "configuration" | "db" | "jobs" | "keys" | "now" | "store">,
  log: FastifyBaseLogger,
) => {
  const verified = await createChainChecks(parts).verify("nightly");
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
        rows,
        head,
        at: parts.now().toISOString(),
      },
    }),
  );
};
