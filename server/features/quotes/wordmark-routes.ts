import { readWordmark } from "../../../contract/insurers.ts";
import type { Database } from "../../adapters/database/database.ts";
import type { Api } from "../../http/api.ts";
import { FOREVER } from "../../http/cached-answers.ts";
import { Problem } from "../../http/problem.ts";
import { findWordmark, type WordmarkFormat } from "./wordmarks-store.ts";

const FILE = /^([0-9a-f]{64})\.(webp|png)$/;

export const wordmarkRoutes = (app: Api, db: Database) =>
  app.route({
    ...readWordmark,
    handler: async (request, reply) => {
      const [, digest = "", format] = FILE.exec(request.params.file) ?? [];
      const bytes = format && (await findWordmark(db, digest, format as WordmarkFormat));
      if (!bytes) throw new Problem("request.notFound");
      const headers = { "content-type": `image/${format}`, "cache-control": FOREVER };
      return reply.headers(headers).send(bytes);
    },
  });
