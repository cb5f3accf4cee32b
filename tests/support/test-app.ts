import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { InjectOptions } from "fastify";
import type { OpenDatabase } from "../../server/adapters/database/database.ts";
import { openJobs } from "../../server/adapters/jobs/jobs.ts";
import { openKeys } from "../../server/adapters/keys.ts";
import type { Letter, RenderedMail } from "../../server/adapters/mail/mail.ts";
import { startMail } from "../../server/adapters/mail/delivery/mail-worker.ts";
import { typstPapers } from "../../server/adapters/papers/papers.ts";
import type { PaymentGateway } from "../../server/adapters/payment-gateway/payment-gateway.ts";
import type { DocumentStore } from "../../server/adapters/storage/document-store.ts";
import { folderStore } from "../../server/adapters/storage/folder-store.ts";
import { buildApp } from "../../server/app.ts";
import { readConfiguration } from "../../server/configuration.ts";
import { type IntakeLimits, intakeLimits } from "../../server/http/multipart/intake.ts";
import { openLimits } from "../../server/http/limits.ts";
import { checkInstallation } from "../../server/features/installation/installation.ts";
import { seedDemonstration } from "../../server/seed.ts";
import { noteMailFailedIn } from "../../server/records/requests/news-store.ts";
import { watchSite } from "../../server/site-changes.ts";
import { openTestDatabase } from "./open-database.ts";
import { scriptedGateway } from "./scripted-gateway.ts";
import { untilFound } from "./waiting.ts";

type SentMail = RenderedMail & { to: string };

/** The assembled application on a new database, with a scripted gateway and mail kept in memory. */
export const openTestApp = async (
  options: {
    environment?: Record<string, string>;
    gateway?: PaymentGateway;
    intake?: Partial<IntakeLimits>;
    storeIn?: (store: DocumentStore) => DocumentStore;
    /** May throw as a mail server that refuses a letter. */
    onLetter?: (letter: Letter) => void;
    /** Instead of a new one, e.g. to share it with another application. */
    database?: OpenDatabase;
  } = {},
) => {
  const dataDir = await mkdtemp(join(tmpdir(), "mizalla-test-"));
  const configuration = readConfiguration({
    LOG_LEVEL: "silent",
    DATA_DIR: dataDir,
    ...options.environment,
  });
  const database = options.database ?? (await openTestDatabase());
  const jobs = await openJobs(database, () => {}, { pollSeconds: 0.5 });
  const clock = { offset: 0 };
  const now = () => new Date(Date.now() + clock.offset);
  const changes = await watchSite(database, () => {}, now);
  const state = { isRestoring: false };
  const sent: SentMail[] = [];
  const gateway = scriptedGateway();
  const folder = folderStore(join(dataDir, "documents"));
  const parts = {
    configuration,
    db: database.db,
    changes,
    jobs,
    keys: await openKeys(dataDir, configuration.documentKey),
    limits: openLimits(database.db, configuration.rateLimits),
    store: options.storeIn?.(folder) ?? folder,
    restoring: { isOn: () => state.isRestoring },
    gateway: options.gateway ?? gateway,
    papers: typstPapers(),
    now,
  };
  // The store of a shared database is another one.
  if (!options.database) await checkInstallation({ ...parts, store: folder });
  await seedDemonstration(parts);
  const built = await buildApp(parts, { ...intakeLimits, ...options.intake });
  await startMail(
    parts,
    async (letter, rendered) => {
      options.onLetter?.(letter);
      sent.push({ ...rendered, to: letter.to });
    },
    (requestId) => parts.db.transaction((tx) => noteMailFailedIn(tx, requestId, parts.now())),
  );
  await built.app.ready();

  return {
    ...built,
    parts,
    database,
    dataDir,
    gateway,
    sent,
    /** Moves the clock forward by milliseconds. */
    wait: (milliseconds: number) => {
      clock.offset += milliseconds;
    },
    /** Sets whether the database counts as older than the store knows. */
    setRestoring: (isOn: boolean) => {
      state.isRestoring = isOn;
    },
    mailTo: (to: string, matches: (mail: SentMail) => boolean = () => true) =>
      untilFound(() => sent.findLast((mail) => mail.to === to && matches(mail)), `a mail to ${to}`),
    call: (request: InjectOptions) => built.app.inject(request),
    close: async () => {
      await built.app.close();
      await Promise.all([jobs.stop(), changes.stop()]);
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

export type TestApp = Awaited<ReturnType<typeof openTestApp>>;
