import { setTimeout } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { brand } from "../brand.ts";
import { startPracticeGateway } from "../gateway/practice-gateway.ts";
import type { OpenDatabase } from "./adapters/database/database.ts";
import { openJobs } from "./adapters/jobs/jobs.ts";
import { openKeys } from "./adapters/keys.ts";
import { chooseDelivery } from "./adapters/mail/delivery/deliveries.ts";
import { devMailRoutes } from "./adapters/mail/dev-mail/dev-mail.ts";
import { previewRoutes } from "./adapters/mail/dev-mail/dev-mail-preview.ts";
import { startMail } from "./adapters/mail/delivery/mail-worker.ts";
import { typstPapers } from "./adapters/papers/papers.ts";
import { ccavenueGateway } from "./adapters/payment-gateway/ccavenue-gateway.ts";
import { openDocumentStore } from "./adapters/storage/open-document-store.ts";
import { buildApp } from "./app.ts";
import type { Configuration } from "./configuration.ts";
import { startReconciler } from "./features/payments/reconciler.ts";
import { watchCalls } from "./http/calls.ts";
import { openLimits } from "./http/limits.ts";
import { openPages } from "./http/pages/open-pages.ts";
import { payeesOf } from "./insurer-payees.ts";
import { listen } from "./listen.ts";
import { seedDemonstration } from "./seed.ts";
import { seedCommand } from "./seed/requests/seed-command.ts";
import { checkInstallation } from "./features/installation/installation.ts";
import { restoreCommand } from "./features/installation/restore-command.ts";
import { createRestoring } from "./features/installation/restoring.ts";
import { createTelling } from "./features/installation/tell-operator.ts";
import { reportChain } from "./features/audit/report-chain.ts";
import { backupCommand } from "./features/backup/backup-command.ts";
import { createSealer } from "./features/audit/sealer.ts";
import { verifyCommand } from "./features/audit/verify-command.ts";
import { runStaffCommand } from "./features/office/access/staff-command.ts";
import { openLog } from "./logging.ts";
import { watchSite } from "./site-changes.ts";
import { runSweeps, startMaintenance } from "./sweeps.ts";
import { listenForTools } from "./tool-socket.ts";

/** No secret: the practice gateway moves no money. */
const practiceMerchant = {
  merchantId: "100001",
  accessCode: "PRACTICE",
  workingKey: "0123456789ABCDEF0123456789ABCDEF",
};

const createCloser = (app: FastifyInstance) => {
  const calls = watchCalls(app.server);
  return async (cut: AbortSignal) => {
    calls.announceStop();
    app.server.close();
    await calls.end(cut);
    await app.close();
  };
};

const openGateway = async (configuration: Configuration, insurers: Promise<string[]>) => {
  const { gateway, dataDir, publicUrl } = configuration;
  if (gateway.kind === "ccavenue")
    return {
      gateway: ccavenueGateway({
        transactionUrl: gateway.transactionUrl ?? "",
        apiUrl: gateway.apiUrl ?? "",
        payees: payeesOf(gateway.byPrefix, await insurers),
        common: gateway.common,
      }),
      close: async () => {},
    };

  const practice =
    gateway.port === "off"
      ? { origin: gateway.url ?? "", app: undefined }
      : await startPracticeGateway({
          port: gateway.port,
          host: "127.0.0.1",
          dataDir,
          merchants: [practiceMerchant],
          allowedReturnOrigins: [publicUrl],
        });
  return {
    gateway: ccavenueGateway({
      transactionUrl: `${practice.origin}/transaction/transaction.do`,
      apiUrl: `${practice.origin}/apis/servlet/DoWebTrans`,
      payees: {},
      common: practiceMerchant,
    }),
    close: practice.app ? createCloser(practice.app) : async () => {},
  };
};

const engineLine = ({ engine, mayChangeAudit }: OpenDatabase) => {
  if (engine === "pglite") return "embedded database, single machine: set DATABASE_URL to grow";
  return mayChangeAudit
    ? "PostgreSQL, whose role may change the audit: set DATABASE_OWNER_URL"
    : "PostgreSQL, whose role may only add to the audit";
};

export const start = async (
  configuration: Configuration,
  opening: Promise<OpenDatabase>,
  mode: { isDevelopment: boolean },
) => {
  const store = openDocumentStore(configuration);
  const now = () => new Date();
  const [database, keys] = await Promise.all([
    opening,
    openKeys(configuration.dataDir, configuration.documentKey),
  ]);
  await checkInstallation({ db: database.db, store, keys, now });
  const insurers = seedDemonstration(database);
  const [payment] = await Promise.all([openGateway(configuration, insurers), insurers]);
  const log = openLog(configuration);
  const jobs = await openJobs(database, (err) => log.error({ err }, "jobs"), {
    mayWork: () => restoring.mayWork(),
  });
  const changes = await watchSite(database, (err) => log.error({ err }, "site"));
  const parts = {
    configuration,
    db: database.db,
    changes,
    jobs,
    keys,
    limits: openLimits(database.db, configuration.rateLimits),
    store,
    restoring: { isOn: () => restoring.isOn() },
    gateway: payment.gateway,
    papers: typstPapers(),
    now,
  };
  const built = await buildApp(parts);
  const { app, calls, handlers, load, accounts, drafts, payments } = built;
  const delivery = chooseDelivery(configuration);
  const restoring = createRestoring(
    parts,
    { pause: jobs.pause, resume: jobs.resume, tell: createTelling(parts, delivery.deliver) },
    app.log,
  );
  await restoring.look();
  if (delivery.outbox) {
    devMailRoutes(app, delivery.outbox);
    previewRoutes(app, configuration.publicUrl);
  }
  await openPages(app, {
    load,
    publicUrl: configuration.publicUrl,
    gatewayOrigin: payment.gateway.origin,
    isSecure: configuration.isSecure,
    isDevelopment: mode.isDevelopment,
    changes,
    installation: {
      publicUrl: configuration.publicUrl,
      isDemonstration: configuration.gateway.kind === "practice",
      licenceNumber: configuration.licenceNumber,
      chatWidget: configuration.chatWidget,
    },
  });

  await startMail(parts, delivery.deliver);
  await startReconciler(parts, payments);
  await startMaintenance(
    parts,
    [
      { name: "drafts", run: drafts.sweep },
      { name: "files", run: built.sweepFiles },
      { name: "document requests", run: built.documentRequests.sweep },
      { name: "accounts", run: accounts.sweep },
      { name: "staff sessions", run: built.staff.sessions.sweep },
    ],
    app.log,
  );
  const retention = [
    { name: "policies", run: built.policies.expire },
    { name: "retention", run: built.privacy.sweep },
    { name: "shared quotes", run: built.sharedQuotes.sweep },
  ];
  await jobs.work("retention", () => runSweeps(retention, app.log));
  await jobs.schedule("retention", "41 3 * * *", {});
  await jobs.send("retention", {});
  const expiry = [
    { name: "offers", run: built.offers.expire },
    { name: "unpaid requests", run: built.requests.expireUnpaid },
  ];
  await jobs.work("expiry", () => runSweeps(expiry, app.log));
  // By day, because it writes to customers.
  await jobs.schedule("expiry", "7 9 * * *", {});

  // Beside PostgreSQL the tools open the database themselves.
  const toolSocket =
    database.engine === "pglite"
      ? await listenForTools(
          configuration.dataDir,
          {
            staff: (words) => runStaffCommand(words, built.staff.accounts, configuration.publicUrl),
            seed: (words) => seedCommand(words, parts),
            "audit:verify": () => verifyCommand(parts),
            backup: (words, terms) => backupCommand(words, { ...parts, database }, terms),
            restore: async (words) => {
              const lines = await restoreCommand(words, parts);
              await restoring.look();
              return lines;
            },
          },
          (err, tool) => log.error({ err, tool }, "tool"),
        )
      : undefined;
  const sealer = createSealer(parts, restoring.heed).start((error) =>
    app.log.error({ err: error }, "sealing"),
  );
  const watching = restoring.start();
  await jobs.work("audit", () => reportChain(parts, app.log));
  await jobs.schedule("audit", "23 4 * * *", {});

  const listening = await listen(app, configuration);
  console.log(`${brand.name.en} · ${engineLine(database)}`);

  return {
    address: `http://localhost:${listening.port}`,
    /** `notice` (ms) lets load balancers notice the stop; `cut` ends the waiting sooner. */
    endCalls: async (notice: number, cut: AbortSignal) => {
      calls.announceStop();
      await setTimeout(notice, undefined, { signal: cut }).catch(() => undefined);
      listening.close();
      const left = await calls.end(cut);
      if (left > 0) console.error(`stopping: ${left} calls were cut off`);
      // The product's calls ask the gateway, so it ends after them.
      await payment.close(cut);
    },
    stop: async () => {
      await toolSocket?.close();
      await handlers.end();
      await app.close();
      await Promise.all([jobs.stop(), changes.stop(), sealer.stop(), watching.stop()]);
      await database.close();
    },
  };
};
