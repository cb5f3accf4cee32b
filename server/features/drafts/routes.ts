import type { FastifyRequest } from "fastify";
import {
  readDraftDocument,
  readDraftOfAccount,
  removeDraftDocument,
  removeDraftOfAccount,
  saveDraftDocument,
  saveDraftToAccount,
} from "../../../contract/saved-drafts.ts";
import { type DocumentSlot, documentSlots } from "../../../domain/documents/documents.ts";
import { customerOf } from "../../http/access.ts";
import type { Api } from "../../http/api.ts";
import { Problem } from "../../http/problem.ts";
import { pictureHeaders } from "../documents/picture-headers.ts";
import type { Drafts } from "./drafts.ts";

const MAX_DRAFT_BYTES = 32 * 1024;
const success = { status: "success" as const };

const slotOf = (request: FastifyRequest): DocumentSlot => {
  const { slot: name } = request.params as { slot: string };
  const slot = documentSlots.find((one) => one === name);
  if (!slot) throw new Problem("documents.unexpected", { field: "slot" });
  return slot;
};

/** Refuses before the picture is uploaded. */
const refuseOtherSlots = async (request: FastifyRequest) => void slotOf(request);

export const draftRoutes = (app: Api, drafts: Drafts) => {
  app.route({
    ...saveDraftToAccount,
    bodyLimit: MAX_DRAFT_BYTES,
    handler: async (request) => {
      const expiresAt = await drafts.save(customerOf(request), request.body);
      return { ...success, expiresAt: expiresAt.toISOString() };
    },
  });

  app.route({
    ...readDraftOfAccount,
    handler: async (request) => ({ ...success, data: await drafts.read(customerOf(request)) }),
  });

  app.route({
    ...removeDraftOfAccount,
    handler: async (request) => {
      await drafts.erase(customerOf(request));
      return success;
    },
  });

  app.route({
    ...saveDraftDocument,
    onRequest: refuseOtherSlots,
    handler: async (request) => {
      await drafts.savePicture(request, customerOf(request), slotOf(request));
      return success;
    },
  });

  app.route({
    ...removeDraftDocument,
    onRequest: refuseOtherSlots,
    handler: async (request) => {
      await drafts.removePicture(customerOf(request), slotOf(request));
      return success;
    },
  });

  app.route({
    ...readDraftDocument,
    onRequest: refuseOtherSlots,
    handler: async (request, reply) => {
      const picture = await drafts.openPicture(customerOf(request), slotOf(request));
      return reply.headers(pictureHeaders).send(picture);
    },
  });
};
