import type { FastifyBaseLogger } from "fastify";
import type { PlannedJob } from "../adapters/jobs/planned-jobs.ts";
import { foldEarlierNames } from "../features/accounts/earlier-names-store.ts";
import { reportChain } from "../features/audit/report-chain.ts";
import { MINUTE_MS } from "../../domain/durations.ts";
import { fillMoneyBack } from "../features/office/desk/earlier-money-store.ts";
import { nameEarlierVersions } from "../features/office/insurance/earlier-versions-store.ts";
import { followRecentStatements } from "../features/office/settings/commission/follow-recent-statements.ts";
import { noteEarlierCommissions } from "../records/policies/note-commission-store.ts";
import type { Parts } from "../parts.ts";
import { runSweeps } from "../sweeps.ts";
import type { Customers } from "./customers.ts";
import type { Office } from "./office.ts";

type Working = Customers &
  Pick<Office, "desk" | "staff"> & {
    app: { log: FastifyBaseLogger };
    sweepFiles: () => Promise<unknown>;
  };

/** What is done without anybody asking; how failures are tried again is in `adapters/jobs/queues.ts`. */
export const plannedJobs = (parts: Parts, built: Working): PlannedJob[] => {
  const { configuration } = parts;
  const { log } = built.app;
  return [
    {
      queue: "reconcile",
      cron: "*/5 * * * *",
      everySeconds: configuration.reconcileSeconds,
      work: built.payments.reconcileDue,
    },
    {
      queue: "promises",
      cron: "*/5 * * * *",
      // People wait for it by the clock; a test's sweeps are more frequent still.
      everySeconds: Math.min(MINUTE_MS / 1000, configuration.sweepSeconds),
      work: built.requests.missPromises,
    },
    {
      queue: "maintenance",
      cron: "17 * * * *",
      everySeconds: configuration.sweepSeconds,
      work: () =>
        runSweeps(
          [
            { name: "drafts", run: built.drafts.sweep },
            { name: "files", run: built.sweepFiles },
            { name: "document requests", run: built.documentRequests.sweep },
            { name: "accounts", run: built.accounts.sweep },
            { name: "staff sessions", run: built.staff.sessions.sweep },
            { name: "times by the newest calendar", run: built.moving.moveRecent },
          ],
          log,
        ),
    },
    {
      queue: "retention",
      cron: "41 3 * * *",
      isAlsoAtStart: true,
      work: () =>
        runSweeps(
          [
            { name: "policies", run: built.policies.expire },
            { name: "money to go back", run: () => fillMoneyBack(parts.db) },
            { name: "names of accounts of before", run: () => foldEarlierNames(parts.db) },
            { name: "plan versions of before", run: () => nameEarlierVersions(parts.db) },
            {
              name: "commission of before",
              run: () => noteEarlierCommissions(parts.db, parts.now),
            },
            { name: "statements of insurers", run: () => followRecentStatements(parts) },
            { name: "refunds of before", run: built.refunds.takeOverEarlier },
            { name: "work of absent staff", run: built.desk.presence.sweep },
            { name: "retention", run: built.privacy.sweep },
            { name: "shared quotes", run: built.sharedQuotes.sweep },
          ],
          log,
        ),
    },
    { queue: "audit", cron: "23 4 * * *", work: () => reportChain(parts, log) },
    {
      queue: "expiry",
      // Runs by day, because it writes to customers.
      cron: "7 9 * * *",
      work: () =>
        runSweeps(
          [
            { name: "offers", run: built.offers.expire },
            { name: "unpaid requests", run: built.requests.expireUnpaid },
          ],
          log,
        ),
    },
  ];
};
