import { setTimeout } from "node:timers/promises";
import { brand } from "../brand.ts";
import type { OpenDatabase } from "./adapters/database/database.ts";
import { openJobs } from "./adapters/jobs/jobs.ts";
import { startPlannedJobs } from "./adapters/jobs/planned-jobs.ts";
import { openKeys } from "./adapters/keys.ts";
import { chooseDelivery } from "./adapters/mail/delivery/deliveries.ts";
import { devMailRoutes } from "./adapters/mail/dev-mail/dev-mail.ts";
import { previewRoutes } from "./adapters/mail/dev-mail/dev-mail-preview.ts";
import { startMail } from "./adapters/mail/delivery/mail-worker.ts";
import { typstPapers } from "./adapters/papers/papers.ts";
import { openDocumentStore } from "./adapters/storage/open-document-store.ts";
import { buildApp } from "./app.ts";
import { openGateway } from "./compose/gateway.ts";
import { plannedJobs } from "./compose/jobs.ts";
import { toolsOf } from "./compose/tools.ts";
import type { Configuration } from "./configuration.ts";
import { payeesIn } from "./records/payments/payees-store.ts";
import { noteMailFailedIn } from "./records/requests/news-store.ts";
import { openLimits } from "./http/limits.ts";
import { openPages } from "./http/pages/open-pages.ts";
import { listen } from "./listen.ts";
import { seedDemonstration } from "./seed.ts";
import { checkInstallation } from "./features/installation/installation.ts";
import { createRestoring } from "./features/installation/restoring.ts";
import { createTelling } from "./features/installation/tell-operator.ts";
import { startSettlingChats } from "./compose/chats.ts";
import { startCounting } from "./compose/figures.ts";
import { createSealer } from "./features/audit/sealer.ts";
import { openLog } from "./logging.ts";
import { watchSite } from "./site-changes.ts";
import { listenForTools } from "./tool-socket.ts";

const engineLine = ({ engine, mayChangeAudit }: OpenDatabase) => {
  if (engine === "pglite") return "embedded database, single machine: set DATABASE_URL to grow";
  return mayChangeAudit
    ? "PostgreSQL, whose role may change the audit: run `npm run migrate` with DATABASE_OWNER_URL"
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
  const changes = await watchSite(database, (err) => log.error({ err }, "site"), now);
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
  const { app, calls, handlers, load } = built;
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
    brand: built.brandFollowing,
    installation: {
      publicUrl: configuration.publicUrl,
      isDemonstration: configuration.gateway.kind === "practice",
      licenceNumber: configuration.licenceNumber,
      chatWidget: configuration.chatWidget,
    },
  });

  await startMail(parts, delivery.deliver, (requestId) =>
    parts.db.transaction((tx) => noteMailFailedIn(tx, requestId, parts.now())),
  );
  await startPlannedJobs(jobs, plannedJobs(parts, built));
  await jobs.work<{ version: number }>("calendar", ({ version }) => built.moving.move(version));

  // Tools open the database themselves where it is PostgreSQL.
  const toolSocket =
    database.engine === "pglite"
      ? await listenForTools(
          configuration.dataDir,
          toolsOf({ ...parts, database }, { staff: built.staff, look: restoring.look }),
          (err, tool) => log.error({ err, tool }, "tool"),
        )
      : undefined;
  const sealer = createSealer(parts, restoring.heed).start((error) =>
    app.log.error({ err: error }, "sealing"),
  );
  const counting = startCounting(parts, (error) => app.log.error({ err: error }, "counting"));
  const settling = startSettlingChats(parts, (error) => app.log.error({ err: error }, "chats"));
  const watching = restoring.start();

  const listening = await listen(app, configuration);
  console.log(`${brand.name.en} · ${engineLine(database)}`);
  for (const { insurer, account } of await payeesIn(database.db))
    if (!payment.gateway.accounts.includes(account))
      console.error(`payments of ${insurer} are refused: the settings have no ${account}_…`);

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
      await Promise.all([
        jobs.stop(),
        changes.stop(),
        sealer.stop(),
        counting.stop(),
        settling.stop(),
        watching.stop(),
      ]);
      await database.close();
    },
  };
};
