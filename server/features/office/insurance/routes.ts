import type { FastifyRequest } from "fastify";
import {
  addDocuments,
  addPlan,
  askForDraft,
  copyAgreement,
  copyEdition,
  copyPayee,
  copyPlan,
  discardDraft,
  readDraft,
  removeDocument,
  saveDraft,
  viewDraftDocument,
} from "../../../../contract/office/insurance/drafts.ts";
import {
  addInsurer,
  listEditions,
  listOfficeInsurers,
  readEditionBeside,
  readInsurer,
  saveInsurer,
} from "../../../../contract/office/insurance/insurers.ts";
import { receiveWordmark } from "../../../../contract/office/insurance/wordmark.ts";
import type { Api } from "../../../http/api.ts";
import { insideOf } from "../../../http/staff-access.ts";
import { planPaperHeaders } from "../../quotes/plan-papers.ts";
import type { DraftPapers } from "./draft-papers.ts";
import type { DraftWork } from "./draft-work.ts";
import type { InsurerWork } from "./insurer-work.ts";
import type { InsurersReading } from "./read-insurers.ts";
import type { ReceivingWordmarks } from "./wordmark/receive-wordmark.ts";

type OnDraft = Pick<FastifyRequest, "staffMember"> & {
  params: { id: string };
  body: { version: number };
};

const success = <Data>(data: Data) => ({ status: "success" as const, data });

const actOf = (request: OnDraft) => ({
  member: insideOf(request),
  id: request.params.id,
  version: request.body.version,
});

const draftRoutes = (app: Api, drafts: DraftWork) => {
  app.route({
    ...readDraft,
    handler: async (request) => success(await drafts.read(insideOf(request), request.params.id)),
  });
  app.route({
    ...saveDraft,
    handler: async (request) => success(await drafts.save(actOf(request), request.body)),
  });
  app.route({
    ...askForDraft,
    handler: async (request) => success(await drafts.ask(actOf(request))),
  });
  app.route({
    ...discardDraft,
    handler: async (request) => success(await drafts.discard(actOf(request))),
  });
  app.route({
    ...copyEdition,
    handler: async (request) => success(await drafts.copyEdition(insideOf(request), request.body)),
  });
  app.route({
    ...copyPlan,
    handler: async (request) =>
      success(await drafts.copyPlan(insideOf(request), request.body.plan)),
  });
  app.route({
    ...addPlan,
    handler: async (request) =>
      success(await drafts.addPlan(insideOf(request), request.params.slug, request.body)),
  });
  app.route({
    ...copyAgreement,
    handler: async (request) => {
      const { slug } = request.params;
      const { replaces } = request.body;
      return success(await drafts.copyAgreement(insideOf(request), slug, replaces));
    },
  });
  app.route({
    ...copyPayee,
    handler: async (request) =>
      success(await drafts.copyPayee(insideOf(request), request.params.slug)),
  });
};

const paperRoutes = (app: Api, papers: DraftPapers) => {
  app.route({
    ...addDocuments,
    onRequest: (request) => papers.refuseEarly((request.params as { id: string }).id),
    handler: async (request) =>
      success(await papers.add(insideOf(request), request.params.id, request)),
  });
  app.route({
    ...removeDocument,
    handler: async (request) => success(await papers.remove(actOf(request), request.body.document)),
  });
  app.route({
    ...viewDraftDocument,
    handler: async (request, reply) => {
      const { id, digest } = request.params;
      const { file, pdf } = await papers.view(id, digest);
      const headers = { ...planPaperHeaders(file), "cache-control": "no-store, private" };
      return reply.headers(headers).send(pdf);
    },
  });
};

type Insurance = {
  drafts: DraftWork;
  papers: DraftPapers;
  insurers: InsurerWork;
  reading: InsurersReading;
  wordmarks: ReceivingWordmarks;
};

export const insuranceRoutes = (
  app: Api,
  { drafts, papers, insurers, reading, wordmarks }: Insurance,
) => {
  draftRoutes(app, drafts);
  paperRoutes(app, papers);
  app.route({ ...listOfficeInsurers, handler: async () => success(await reading.list()) });
  app.route({
    ...readInsurer,
    handler: async (request) => success(await reading.read(request.params.slug)),
  });
  app.route({
    ...addInsurer,
    handler: async (request) => {
      await insurers.add(insideOf(request), request.body);
      return success(await reading.read(request.body.slug));
    },
  });
  app.route({
    ...saveInsurer,
    handler: async (request) => {
      await insurers.save(insideOf(request), request.params.slug, request.body);
      return success(await reading.read(request.params.slug));
    },
  });
  app.route({
    ...receiveWordmark,
    handler: async (request) => success(await wordmarks.receive(request)),
  });
  app.route({
    ...listEditions,
    handler: async (request) => success(await reading.salesOf(request.params.id)),
  });
  app.route({
    ...readEditionBeside,
    handler: async (request) => {
      const { id, digest } = request.params;
      return success(await reading.editionBeside(id, digest));
    },
  });
};
