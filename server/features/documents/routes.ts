import { readDocument } from "../../../contract/documents.ts";
import { customerOf } from "../../http/access.ts";
import type { Api } from "../../http/api.ts";
import type { Documents } from "./documents.ts";
import { pictureHeaders } from "./picture-headers.ts";

export const documentRoutes = (app: Api, documents: Documents) => {
  app.route({
    ...readDocument,
    handler: async (request, reply) => {
      const { id, documentId } = request.params;
      const picture = await documents.open(customerOf(request), id, documentId);
      return reply.headers(pictureHeaders).send(picture);
    },
  });
};
