import { sql } from "drizzle-orm";
import type { Parts } from "../parts.ts";
import type { Api } from "./api.ts";

/** Whether the process lives (`/healthz`), and whether it can do its work (`/readyz`). */
export const healthRoutes = (app: Api, { db, store }: Pick<Parts, "db" | "store">) => {
  const works = async (probe: () => Promise<unknown>) => {
    try {
      await probe();
      return true;
    } catch (error) {
      app.log.error({ err: error }, "not ready");
      return false;
    }
  };

  app.get("/healthz", async () => ({ status: "ok" }));

  app.get("/readyz", async (_request, reply) => {
    const [database, storage] = await Promise.all([
      works(() => db.execute(sql`select 1`)),
      works(() => store.get("0".repeat(32))),
    ]);
    return reply.code(database && storage ? 200 : 503).send({ database, storage });
  });
};
