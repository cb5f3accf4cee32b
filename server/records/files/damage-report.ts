import type { FastifyBaseLogger } from "fastify";
import { dayInDubai } from "../../../domain/calendar-day.ts";
import { sendLetterIn } from "../../adapters/mail/send-mail.ts";
import { Problem } from "../../http/problem.ts";
import type { Parts } from "../../parts.ts";

export type DamageFault = "missing" | "unreadable";

/** Tells us of a stored file that cannot be opened; answers what its reader is told. */
export type ReportDamage = (documentId: string, fault: DamageFault) => Promise<Problem>;

/**
 * Each damaged file is a line in the log, whose names alerts rely on; the team gets one mail a day.
 * Never fails: the reader's answer does not depend on it.
 */
export const createDamageReport =
  (
    { configuration, db, jobs, now }: Pick<Parts, "configuration" | "db" | "jobs" | "now">,
    log: Pick<FastifyBaseLogger, "error">,
  ): ReportDamage =>
  async (documentId, fault) => {
    log.error({ event: "document.damaged", documentId, fault }, "a stored file cannot be opened");
    const at = now();
    const letter = {
      // All processes use the same key, so that the queue takes one letter a day.
      key: `damaged-documents-${dayInDubai(at)}`,
      to: configuration.adminEmail,
      language: "ar" as const,
      mail: { kind: "damagedDocumentNotice" as const, documentId, fault, at: at.toISOString() },
    };
    await db
      .transaction((tx) => sendLetterIn(tx, jobs, letter))
      .catch((err: unknown) => log.error({ err, documentId }, "damage could not be mailed"));
    return new Problem("documents.damaged");
  };
