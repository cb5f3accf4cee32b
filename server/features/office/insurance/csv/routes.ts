import { Readable } from "node:stream";
import { MAX_CSV_BYTES } from "../../../../../contract/office/csv-errors.ts";
import {
  type CsvKind,
  csvCalls,
  type CsvLine,
  listEditionsOnSale,
  listPlanVersions,
} from "../../../../../contract/office/insurance/csv.ts";
import type { Api } from "../../../../http/api.ts";
import { insideOf } from "../../../../http/staff-access.ts";
import type { Parts } from "../../../../parts.ts";
import { createCsvWork, type CsvWork } from "./csv-work.ts";
import { editionSheet } from "./edition-sheet.ts";
import { planSheet } from "./plan-sheet.ts";

const success = <Data>(data: Data) => ({ status: "success" as const, data });

async function* written(lines: AsyncGenerator<CsvLine>) {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`;
}

const callsOf = (app: Api, kind: CsvKind, work: CsvWork) => {
  const calls = csvCalls[kind];
  app.route({
    ...calls.export,
    handler: async (_, reply) =>
      reply
        .header("content-type", "text/csv; charset=utf-8")
        .header("content-disposition", `attachment; filename="${kind}.csv"`)
        .send(await work.exportCsv()),
  });
  app.route({
    ...calls.preview,
    bodyLimit: MAX_CSV_BYTES,
    handler: async ({ body }, reply) =>
      reply
        .header("content-type", "application/x-ndjson; charset=utf-8")
        .send(Readable.from(written(await work.preview(body.text)))),
  });
  app.route({
    ...calls.import,
    bodyLimit: MAX_CSV_BYTES,
    handler: async (request) => success(await work.importCsv(insideOf(request), request.body)),
  });
};

export const csvRoutes = (app: Api, parts: Pick<Parts, "db" | "now">) => {
  const plans = createCsvWork(parts, "plans", planSheet);
  const editions = createCsvWork(parts, "editions", editionSheet);
  app.route({ ...listPlanVersions, handler: async () => success(await plans.list()) });
  app.route({ ...listEditionsOnSale, handler: async () => success(await editions.list()) });
  callsOf(app, "plans", plans);
  callsOf(app, "editions", editions);
};
