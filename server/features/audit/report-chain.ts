import { randomUUID } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import { sendLetterIn } from "../../adapters/mail/send-mail.ts";
import type { Parts } from "../../parts.ts";
import { createVerification } from "./verify-chain.ts";
import { describeFault } from "./verify-command.ts";

/** Verifies the chain, logs its head and mails it to the team (ruling O5). */
export const reportChain = async (
  parts: Pick<Parts, "configuration" | "db" | "jobs" | "keys" | "now">,
  log: FastifyBaseLogger,
) => {
  const verified = await createVerification(parts)();
  const fault = "fault" in verified ? describeFault(verified) : undefined;
  if (fault) log.error({ fault }, "the audit's chain is broken");
  else log.info(verified, "the audit's chain is whole");
  const [rows, head] = "fault" in verified ? [0, ""] : [verified.rows, verified.head];
  await parts.db.transaction((tx) =>
    sendLetterIn(tx, parts.jobs, {
      key: `audit-${randomUUID()}`,
      to: parts.configuration.adminEmail,
      language: "ar",
      mail: {
        kind: "auditNotice",
        isWhole: fault === undefined,
        rows,
        head,
        at: parts.now().toISOString(),
      },
    }),
  );
};
