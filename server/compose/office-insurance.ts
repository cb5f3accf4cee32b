import { csvRoutes } from "../features/office/insurance/csv/routes.ts";
import { createDraftPapers } from "../features/office/insurance/draft-papers.ts";
import { createDraftWork } from "../features/office/insurance/draft-work.ts";
import { createDraftWrites } from "../features/office/insurance/draft-writes.ts";
import { createInsurerWork } from "../features/office/insurance/insurer-work.ts";
import { createInsurersReading } from "../features/office/insurance/read-insurers.ts";
import { insuranceRoutes } from "../features/office/insurance/routes.ts";
import { createReceivingWordmarks } from "../features/office/insurance/wordmark/receive-wordmark.ts";
import type { Api } from "../http/api.ts";
import type { Parts } from "../parts.ts";
import type { Customers } from "./customers.ts";

type Features = { files: Customers["sealedFiles"]; papers: Customers["planPapers"] };

export const addInsuranceRoutes = (app: Api, parts: Parts, { files, papers }: Features) => {
  const writes = createDraftWrites(parts);
  insuranceRoutes(app, {
    drafts: createDraftWork(parts, { writes, files }),
    papers: createDraftPapers(parts.db, { files, papers, writes }),
    insurers: createInsurerWork(parts),
    reading: createInsurersReading(parts),
    wordmarks: createReceivingWordmarks(parts),
  });
  csvRoutes(app, parts);
};
