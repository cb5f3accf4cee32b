import {
  openDocumentLink,
  sendAskedPictures,
  sendByDocumentLink,
} from "../../../contract/document-requests.ts";
import type { Api } from "../../http/api.ts";
import { keepAddressPrivate } from "../../http/private-address.ts";
import type { DocumentRequests } from "./document-requests.ts";

const success = { status: "success" as const };

export const documentRequestRoutes = (app: Api, asked: DocumentRequests) => {
  app.route({
    ...openDocumentLink,
    onRequest: keepAddressPrivate,
    handler: async (request) => ({
      ...success,
      data: await asked.openLink(request.params.token),
    }),
  });

  app.route({
    ...sendByDocumentLink,
    onRequest: keepAddressPrivate,
    handler: async (request) => {
      await asked.sendByLink(request, request.params.token);
      return success;
    },
  });

  app.route({
    ...sendAskedPictures,
    handler: async (request) => {
      const { id, documentRequestId } = request.params;
      await asked.sendOwn(request, id, documentRequestId);
      return success;
    },
  });
};
