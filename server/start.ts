import { join } from "node:path";
import { brand } from "../brand.ts";
import { startPracticeGateway } from "../gateway/practice-gateway.ts";
import type { OpenDatabase } from "./adapters/database/database.ts";
import { openJobs } from "./adapters/jobs/jobs.ts";
import { openKeys } from "./adapters/keys.ts";
import { chooseDelivery } from "./adapters/mail/deliveries.ts";
import { devMailRoutes } from "./adapters/mail/dev-mail.ts";
import { previewRoutes } from "./adapters/mail/dev-mail-preview.ts";
import { startMail } from "./adapters/mail/mail-worker.ts";
import { typstPapers } from "./adapters/papers/papers.ts";
import { ccavenueGateway } from "./adapters/payment-gateway/ccavenue-gateway.ts";
import { folderStore } from "./adapters/storage/folder-store.ts";
import { buildApp } from "./app.ts";
import type { Configuration } from "./configuration.ts";
import { startReconciler } from "./features/payments/reconciler.ts";
import { openLimits } from "./http/limits.ts";
import { openPages } from "./http/pages/open-pages.ts";
import { payeesOf } from "./insurer-payees.ts";
import { listen } from "./listen.ts";
import { seedDemonstration } from "./seed.ts";

/** The practice gateway's merchant account: it moves no money, so its key is no secret. */
const practiceMerchant = {
  merchantId: "100001",
  accessCode: "PRACTICE",
  workingKey: "0123456789ABCDEF0123456789ABCDEF",
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
      ? { origin: gateway.url ?? "", close: async () => {} }
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
    close: practice.close,
  };
};

/** Builds everything, listens, and answers the address with the way to stop it. */
export const start = async (
  configuration: Configuration,
  opening: Promise<OpenDatabase>,
  mode: { isDevelopment: boolean },
) => {
  const insurers = opening.then(seedDemonstration);
  const [database, payment, keys] = await Promise.all([
    opening,
    openGateway(configuration, insurers),
    openKeys(configuration.dataDir, configuration.documentKey),
    insurers,
  ]);
  const jobs = await openJobs(database, (error) => console.error(`jobs: ${error.message}`));
  const parts = {
    configuration,
    db: database.db,
    jobs,
    keys,
    limits: openLimits(database.db, configuration.rateLimits),
    store: folderStore(join(configuration.dataDir, "documents")),
    gateway: payment.gateway,
    papers: typstPapers(),
    now: () => new Date(),
  };
  const { app, accounts, drafts, payments, privacy, documents } = await buildApp(parts);
  const delivery = chooseDelivery(configuration);
  if (delivery.outbox) {
    devMailRoutes(app, delivery.outbox, configuration.publicUrl);
    previewRoutes(app, configuration.publicUrl);
  }
  await openPages(app, {
    publicUrl: configuration.publicUrl,
    gatewayOrigin: payment.gateway.origin,
    isSecure: configuration.isSecure,
    isDevelopment: mode.isDevelopment,
    installation: {
      publicUrl: configuration.publicUrl,
      isDemonstration: configuration.gateway.kind === "practice",
      licenceNumber: configuration.licenceNumber,
      chatWidget: configuration.chatWidget,
    },
  });

  await startMail(parts, delivery.deliver);
  await startReconciler(parts, payments);
  await jobs.work("maintenance", async () => {
    await drafts.sweep();
    await documents.sweepOrphans();
    await accounts.sweep();
  });
  await jobs.schedule("maintenance", "17 * * * *", {});
  await jobs.work("retention", privacy.sweep);
  await jobs.schedule("retention", "41 3 * * *", {});
  await jobs.send("retention", {});

  const port = await listen(app, configuration);
  const engine = database.engine === "pglite" ? "embedded database" : "PostgreSQL";
  console.log(
    `${brand.name.en} · ${engine}${database.engine === "pglite" ? ", single machine: set DATABASE_URL to grow" : ""}`,
  );

  return {
    address: `http://localhost:${port}`,
    stop: async () => {
      await Promise.all([app.close(), payment.close()]);
      await jobs.stop();
      await database.close();
    },
  };
};
