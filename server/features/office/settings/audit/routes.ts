import { Readable } from "node:stream";
import {
  checkAuditChain,
  exportAudit,
  findAuditPerson,
  listAudit,
  readAuditChain,
  readAuditChoices,
} from "../../../../../contract/office/settings/audit.ts";
import type { Api } from "../../../../http/api.ts";
import { languageOf } from "../../../../http/language.ts";
import { insideOf } from "../../../../http/staff-access.ts";
import type { Parts } from "../../../../parts.ts";
import { createAuditWork } from "./audit-work.ts";
import { createChainWork } from "./chain-work.ts";

const status = "success" as const;

type Needed = Pick<Parts, "db" | "keys" | "limits" | "now" | "store">;

export const auditRoutes = (app: Api, parts: Needed) => {
  const audit = createAuditWork(parts);
  const chain = createChainWork(parts);
  app.addHook("onClose", chain.stop);

  app.route({
    ...listAudit,
    handler: async ({ query }) => ({ status, ...(await audit.list(query)) }),
  });
  app.route({
    ...readAuditChoices,
    handler: async ({ query }) => ({ status, data: await audit.choices(query) }),
  });
  app.route({
    ...findAuditPerson,
    handler: async ({ body }) => ({ status, data: await audit.findPerson(body.email) }),
  });
  app.route({
    ...exportAudit,
    handler: async (request, reply) => {
      const lines = await audit.exportCsv(insideOf(request), request.query, languageOf(request));
      return reply
        .header("content-type", "text/csv; charset=utf-8")
        .header("content-disposition", 'attachment; filename="audit.csv"')
        .send(Readable.from(lines));
    },
  });
  app.route({
    ...readAuditChain,
    handler: async () => ({ status, data: await chain.read() }),
  });
  app.route({
    ...checkAuditChain,
    handler: async (request) => ({
      status,
      data: await chain.check(insideOf(request), (err) =>
        request.log.error({ err }, "walking through the audit"),
      ),
    }),
  });
};
