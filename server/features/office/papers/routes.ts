import {
  askForDocument,
  judgeDocuments,
  sendDocumentRequestAgain,
  withdrawDocumentRequest,
} from "../../../../contract/office/document-actions.ts";
import type { Api } from "../../../http/api.ts";
import { insideOf } from "../../../http/staff-access.ts";
import type { OfficePapers } from "./papers.ts";

const success = { status: "success" } as const;

const plain = (note: string | null) => note?.replaceAll("\0", "").trim() || null;

export const officePaperRoutes = (app: Api, papers: OfficePapers) => {
  app.route({
    ...judgeDocuments,
    handler: async (request) => {
      const { version, ...judgement } = request.body;
      const data = await papers.judge(insideOf(request), request.params.id, version, judgement);
      return { ...success, data };
    },
  });

  app.route({
    ...askForDocument,
    handler: async (request) => {
      const { version, slots, reason, note } = request.body;
      const wanted = { slots, reason, note: plain(note) };
      const data = await papers.ask(insideOf(request), request.params.id, version, wanted);
      return { ...success, data };
    },
  });

  app.route({
    ...sendDocumentRequestAgain,
    handler: async (request) => {
      const { id, documentRequestId } = request.params;
      const { version } = request.body;
      const data = await papers.askAgain(insideOf(request), id, version, documentRequestId);
      return { ...success, data };
    },
  });

  app.route({
    ...withdrawDocumentRequest,
    handler: async (request) => {
      const { id, documentRequestId } = request.params;
      const { version } = request.body;
      const data = await papers.withdraw(insideOf(request), id, version, documentRequestId);
      return { ...success, data };
    },
  });
};
