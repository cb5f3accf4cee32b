import {
  changeDifference,
  endDifference,
  enterCommission,
  exportBordereau,
  importStatement,
  previewStatement,
  printBordereau,
  readCommission,
  readCommissionMonth,
  takeBackStatement,
} from "../../../../../contract/office/settings/commission.ts";
import { MAX_CSV_BYTES } from "../../../../../contract/office/csv-errors.ts";
import type { Api } from "../../../../http/api.ts";
import { languageOf } from "../../../../http/language.ts";
import { insideOf } from "../../../../http/staff-access.ts";
import type { Parts } from "../../../../parts.ts";
import { bordereauCsv, bordereauPdf } from "./bordereau.ts";
import { createCommissionReading, type WholeMonth } from "./commission-reading.ts";
import { createDifferenceWork } from "./difference-work.ts";
import { createEntryWork } from "./entry-work.ts";
import { createStatementWork } from "./statement-work.ts";
import { createTakeBackWork } from "./take-back-work.ts";

const success = <Data>(data: Data) => ({ status: "success" as const, data });

const fileHeaders = (type: string, { insurer, month }: WholeMonth, ends: string) => ({
  "content-type": type,
  "content-disposition": `attachment; filename="bordereau-${insurer.slug}-${month}.${ends}"`,
  "cache-control": "no-store, private",
});

export const commissionRoutes = (
  app: Api,
  parts: Pick<Parts, "db" | "now" | "papers" | "configuration">,
) => {
  const reading = createCommissionReading(parts);
  const statements = createStatementWork(parts, reading);
  const entries = createEntryWork(parts, reading);
  const taking = createTakeBackWork(parts, reading);
  const differences = createDifferenceWork(parts, reading);

  app.route({
    ...readCommission,
    handler: async (request) => success(await reading.overview(insideOf(request))),
  });
  app.route({
    ...readCommissionMonth,
    handler: async ({ params, query }) =>
      success(await reading.month(params.insurer, params.month, query.after)),
  });
  app.route({
    ...previewStatement,
    bodyLimit: MAX_CSV_BYTES,
    handler: async ({ params, body }) => success(await statements.preview(params, body.text)),
  });
  app.route({
    ...importStatement,
    bodyLimit: MAX_CSV_BYTES,
    handler: async (request) =>
      success(await statements.importCsv(insideOf(request), request.params, request.body)),
  });
  app.route({
    ...enterCommission,
    handler: async (request) =>
      success(await entries.enter(insideOf(request), request.params, request.body)),
  });
  app.route({
    ...takeBackStatement,
    handler: async (request) =>
      success(await taking.takeBack(insideOf(request), request.params, request.body)),
  });
  app.route({
    ...changeDifference,
    handler: async (request) => {
      const { version, ...asked } = request.body;
      const act = { member: insideOf(request), id: request.params.id, version };
      return success(await differences.change(act, asked));
    },
  });
  app.route({
    ...endDifference,
    handler: async (request) => {
      const { version, ...asked } = request.body;
      const act = { member: insideOf(request), id: request.params.id, version };
      return success(await differences.end(act, asked));
    },
  });
  app.route({
    ...exportBordereau,
    handler: async ({ params }, reply) => {
      const month = await reading.wholeMonth(params.insurer, params.month);
      return reply
        .headers(fileHeaders("text/csv; charset=utf-8", month, "csv"))
        .send(bordereauCsv(month));
    },
  });
  app.route({
    ...printBordereau,
    handler: async (request, reply) => {
      const { params, query } = request;
      const month = await reading.wholeMonth(params.insurer, params.month);
      const pdf = await bordereauPdf(parts, month, query.lang ?? languageOf(request));
      return reply.headers(fileHeaders("application/pdf", month, "pdf")).send(pdf);
    },
  });
};
