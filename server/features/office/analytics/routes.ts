import { exportAnalytics, readAnalytics } from "../../../../contract/office/analytics/analytics.ts";
import { listFigureRows } from "../../../../contract/office/analytics/figure-rows.ts";
import type { Api } from "../../../http/api.ts";
import { languageOf } from "../../../http/language.ts";
import { insideOf } from "../../../http/staff-access.ts";
import type { createAnalytics } from "./analytics.ts";
import type { createFigureRows } from "./figure-rows.ts";
import { tableCsv } from "./tables-csv.ts";

const status = "success" as const;

export const analyticsRoutes = (
  app: Api,
  analytics: ReturnType<typeof createAnalytics>,
  rows: ReturnType<typeof createFigureRows>,
) => {
  app.route({
    ...readAnalytics,
    handler: async (request) => ({
      status,
      data: await analytics.read(insideOf(request), request.query),
    }),
  });
  app.route({
    ...listFigureRows,
    handler: async (request) => ({
      status,
      ...(await rows.list(insideOf(request), request.query)),
    }),
  });
  app.route({
    ...exportAnalytics,
    handler: async (request, reply) => {
      const { table } = request.params;
      const shown = await analytics.read(insideOf(request), request.query);
      const { from, to } = shown.period;
      return reply
        .header("content-type", "text/csv; charset=utf-8")
        .header("content-disposition", `attachment; filename="${table}-${from}-${to}.csv"`)
        .send(tableCsv(table, shown, languageOf(request)));
    },
  });
};
