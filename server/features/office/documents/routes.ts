import {
  askForDocument,
  judgeDocuments,
  sendDocumentRequestAgain,
  withdrawDocumentRequest,
} from "../../../../contract/office/documents/routes.ts";
import type { Api } from "../../../http/api.ts";
import { versionedActOf } from "../writes/staff-act.ts";
import type { DocumentWork } from "./document-work.ts";

const success = { status: "success" } as const;

const plain = (note: string | null) => note?.replaceAll("\0", "").trim() || null;

export const officeDocumentRoutes = (app: Api, work: DocumentWork) => {
  app.route({
    ...judgeDocuments,
    handler: async (request) => {
      const data = await work.judge(versionedActOf(request), request.body);
      return { ...success, data };
    },
  });

  app.route({
    ...askForDocument,
    handler: async (request) => {
      const { slots, reason, note } = request.body;
      const wanted = { slots, reason, note: plain(note) };
      const data = await work.ask(versionedActOf(request), wanted);
      return { ...success, data };
    },
  });

  app.route({
    ...sendDocumentRequestAgain,
    handler: async (request) => {
      const { documentRequestId } = request.params;
      const data = await work.askAgain(versionedActOf(request), documentRequestId);
      return { ...success, data };
    },
  });

  app.route({
    ...withdrawDocumentRequest,
    handler: async (request) => {
      const { documentRequestId } = request.params;
      const data = await work.withdraw(versionedActOf(request), documentRequestId);
      return { ...success, data };
    },
  });
};
