import {
  askForDocument,
  judgeDocuments,
  sendDocumentRequestAgain,
  withdrawDocumentRequest,
} from "../../../../contract/office/document-actions.ts";
import type { Api } from "../../../http/api.ts";
import { versionedActOf } from "../writes/staff-act.ts";
import type { OfficePapers } from "./papers.ts";

const success = { status: "success" } as const;

const plain = (note: string | null) => note?.replaceAll("\0", "").trim() || null;

export const officePaperRoutes = (app: Api, papers: OfficePapers) => {
  app.route({
    ...judgeDocuments,
    handler: async (request) => {
      const data = await papers.judge(versionedActOf(request), request.body);
      return { ...success, data };
    },
  });

  app.route({
    ...askForDocument,
    handler: async (request) => {
      const { slots, reason, note } = request.body;
      const wanted = { slots, reason, note: plain(note) };
      const data = await papers.ask(versionedActOf(request), wanted);
      return { ...success, data };
    },
  });

  app.route({
    ...sendDocumentRequestAgain,
    handler: async (request) => {
      const { documentRequestId } = request.params;
      const data = await papers.askAgain(versionedActOf(request), documentRequestId);
      return { ...success, data };
    },
  });

  app.route({
    ...withdrawDocumentRequest,
    handler: async (request) => {
      const { documentRequestId } = request.params;
      const data = await papers.withdraw(versionedActOf(request), documentRequestId);
      return { ...success, data };
    },
  });
};
