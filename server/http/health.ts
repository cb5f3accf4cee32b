import { sql } from "drizzle-orm";
import type { Database } from "../adapters/database/database.ts";
import type { DocumentStore } from "../adapters/storage/document-store.ts";
import { withinTime } from "../adapters/time-limit.ts";
import type { Api } from "./api.ts";
import { RETRY_SOON } from "./errors.ts";

const CACHED_FOR_MS = 1_000;
/** Longer than the parts' own limits: one that never ends is cached no longer than this. */
const CHECKED_WITHIN_MS = 4_000;

/** `check` must end. */
const cachedFor = <Result>(milliseconds: number, check: () => Promise<Result>) => {
  let cached: Promise<Result> | undefined;
  let until = 0;
  return () => {
    if (cached && performance.now() < until) return cached;
    until = Infinity;
    cached = check().finally(() => {
      until = performance.now() + milliseconds;
    });
    return cached;
  };
};

export const healthRoutes = (
  app: Api,
  {
    db,
    store,
    restoring,
    isStopping,
  }: {
    db: Database;
    store: Pick<DocumentStore, "check">;
    restoring: { isOn: () => boolean };
    isStopping: () => boolean;
  },
) => {
  const works = async (probe: () => Promise<unknown>) => {
    try {
      await withinTime(CHECKED_WITHIN_MS, probe);
      return true;
    } catch (error) {
      app.log.error({ err: error }, "not ready");
      return false;
    }
  };

  const check = cachedFor(CACHED_FOR_MS, async () => {
    const [database, storage] = await Promise.all([
      works(async () => db.execute(sql`select 1`)),
      works(store.check),
    ]);
    return { database, storage };
  });

  app.get("/healthz", async () => ({ status: "ok" }));

  app.get("/readyz", async (_request, reply) => {
    const notReady = () => reply.code(503).header("retry-after", RETRY_SOON);
    if (isStopping()) return notReady().send({ stopping: true });
    const parts = await check();
    // Ready all the same: reading and writing work meanwhile (ruling D3).
    const details = { ...parts, ...(restoring.isOn() && { restoring: true }) };
    return (parts.database && parts.storage ? reply : notReady()).send(details);
  });
};
