import {
  changeDifference,
  endDifference,
  enterCommission,
  exportBordereau,
  importStatement,
  previewStatement,
  readCommission,
  readCommissionMonth,
} from "../../../../../contract/office/settings/commission.ts";
import { MAX_CSV_BYTES } from "../../../../../contract/office/csv-errors.ts";
import type { Api } from "../../../../http/api.ts";
import { insideOf } from "../../../../http/staff-access.ts";
import type { Parts } from "../../../../parts.ts";
import { bordereauCsv } from "./bordereau-csv.ts";
import { createCommissionReading } from "./commission-reading.ts";
import { createDifferenceWork } from "./difference-work.ts";
import { createStatementWork } from "./statement-work.ts";

const success = <Data>(data: Data) => ({ status: "success" as const, data });

export const commissionRoutes = (app: Api, parts: Pick<Parts, "db" | "now">) => {
  const reading = createCommissionReading(parts);
  const statements = createStatementWork(parts, reading);
  const differences = createDifferenceWork(parts, reading);

  app.route({
    ...readCommission,
    handler: async (request) => success(await reading.overview(insideOf(request))),
  });
  app.route({
    ...readCommissionMonth,
    handler: async ({ params }) => success(await reading.month(params.insurer, params.month)),
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
      success(await statements.enter(insideOf(request), request.params, request.body)),
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
      const month = await reading.month(params.insurer, params.month);
      return reply
        .header("content-type", "text/csv; charset=utf-8")
        .header(
          "content-disposition",
          `attachment; filename="bordereau-${month.insurer.slug}-${month.month}.csv"`,
        )
        .send(bordereauCsv(month));
    },
  });
};
