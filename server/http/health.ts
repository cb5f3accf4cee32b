import { sql } from "drizzle-orm";
import type { Database } from "../adapters/database/database.ts";
import type { DocumentStore } from "../adapters/storage/document-store.ts";
import type { Api } from "./api.ts";
import { RETRY_SOON } from "./errors.ts";

/** Milliseconds that a look at the parts serves all who ask. */
const FRESH = 1_000;

/** One look at a time, kept for a while: whoever watches closely costs no more. */
const keptFor = <Result>(milliseconds: number, look: () => Promise<Result>) => {
  let kept: Promise<Result> | undefined;
  let until = 0;
  return () => {
    if (kept && performance.now() < until) return kept;
    until = Infinity;
    kept = look().finally(() => {
      until = performance.now() + milliseconds;
    });
    return kept;
  };
};

/** Whether the process lives (`/healthz`), and whether it can do its work (`/readyz`). */
export const healthRoutes = (
  app: Api,
  {
    db,
    store,
    isStopping,
  }: { db: Database; store: Pick<DocumentStore, "check">; isStopping: () => boolean },
) => {
  const works = async (probe: () => Promise<unknown>) => {
    try {
      await probe();
      return true;
    } catch (error) {
      app.log.error({ err: error }, "not ready");
      return false;
    }
  };

  const look = keptFor(FRESH, async () => {
    const [database, storage] = await Promise.all([
      works(() => db.execute(sql`select 1`)),
      works(store.check),
    ]);
    return { database, storage };
  });

  app.get("/healthz", async () => ({ status: "ok" }));

  app.get("/readyz", async (_request, reply) => {
    const notReady = () => reply.code(503).header("retry-after", RETRY_SOON);
    if (isStopping()) return notReady().send({ stopping: true });
    const parts = await look();
    return (parts.database && parts.storage ? reply : notReady()).send(parts);
  });
};
