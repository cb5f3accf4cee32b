import { readDocument } from "../../../contract/requests.ts";
import { customerOf } from "../../http/access.ts";
import type { Api } from "../../http/api.ts";
import type { Documents } from "./documents.ts";

/** A picture that somebody sent is never a page of ours, whatever a browser makes of it (T17). */
const headers = {
  "content-type": "image/jpeg",
  "content-disposition": 'inline; filename="document.jpg"',
  "content-security-policy": "default-src 'none'; sandbox",
  "cache-control": "no-store, private",
  "cross-origin-resource-policy": "same-origin",
};

export const documentRoutes = (app: Api, documents: Documents) => {
  app.route({
    ...readDocument,
    handler: async (request, reply) => {
      const { id, documentId } = request.params;
      const picture = await documents.open(customerOf(request), id, documentId);
      return reply.headers(headers).send(picture);
    },
  });
};
