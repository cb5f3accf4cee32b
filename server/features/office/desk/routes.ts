import {
  addNote,
  cancelByStaff,
  keepNoteDraft,
  releaseRequest,
  renewLease,
  revealIdentity,
  snoozeRequest,
  takeRequest,
} from "../../../../contract/office/request-actions.ts";
import { rejectRequest } from "../../../../contract/office/progress-actions.ts";
import {
  countDesk,
  listDesk,
  readDeskRequest,
  viewDeskDocument,
} from "../../../../contract/office/requests.ts";
import type { Api } from "../../../http/api.ts";
import { insideOf } from "../../../http/staff-access.ts";
import { readMoment, readWritten } from "../../../http/typed-fields.ts";
import { pictureHeaders } from "../../documents/picture-headers.ts";
import type { Desk } from "./desk.ts";

const success = { status: "success" } as const;

export const deskRoutes = (app: Api, desk: Desk) => {
  app.route({
    ...listDesk,
    handler: async (request) => ({
      ...success,
      ...(await desk.list(insideOf(request), request.query)),
    }),
  });
  app.route({
    ...countDesk,
    handler: async (request) => ({ ...success, data: await desk.count(insideOf(request)) }),
  });
  app.route({
    ...readDeskRequest,
    handler: async (request) => ({
      ...success,
      data: await desk.read(request.params.id, insideOf(request)),
    }),
  });
  app.route({
    ...takeRequest,
    handler: async (request) => ({
      ...success,
      data: await desk.take(insideOf(request), request.params.id),
    }),
  });
  app.route({
    ...releaseRequest,
    handler: async (request) => ({
      ...success,
      data: await desk.release(insideOf(request), request.params.id),
    }),
  });
  app.route({
    ...renewLease,
    handler: async (request) => ({
      ...success,
      data: await desk.renewLease(insideOf(request), request.params.id),
    }),
  });
  app.route({
    ...snoozeRequest,
    handler: async (request) => {
      const { version, until } = request.body;
      const moment = until === null ? null : readMoment(until, "until");
      return {
        ...success,
        data: await desk.snooze(insideOf(request), request.params.id, version, moment),
      };
    },
  });
  app.route({
    ...cancelByStaff,
    handler: async (request) => {
      const { version, reason } = request.body;
      const why = readWritten(reason, "reason");
      return {
        ...success,
        data: await desk.cancel(insideOf(request), request.params.id, version, why),
      };
    },
  });
  app.route({
    ...rejectRequest,
    handler: async (request) => {
      const { version, why } = request.body;
      const rejection = { version, why, reason: readWritten(request.body.reason, "reason") };
      return {
        ...success,
        data: await desk.reject(insideOf(request), request.params.id, rejection),
      };
    },
  });
  app.route({
    ...addNote,
    handler: async (request) => {
      const text = readWritten(request.body.text, "text");
      return { ...success, data: await desk.addNote(insideOf(request), request.params.id, text) };
    },
  });
  app.route({
    ...keepNoteDraft,
    handler: async (request) => {
      const text = request.body.text.replaceAll("\0", "");
      return {
        ...success,
        data: await desk.keepNoteDraft(insideOf(request), request.params.id, text),
      };
    },
  });
  app.route({
    ...revealIdentity,
    handler: async (request) => ({
      ...success,
      data: { emiratesId: await desk.reveal(insideOf(request), request.params.id) },
    }),
  });
  app.route({
    ...viewDeskDocument,
    handler: async (request, reply) => {
      const { id, documentId } = request.params;
      const picture = await desk.viewDocument(insideOf(request), id, documentId);
      return reply.headers(pictureHeaders).send(picture);
    },
  });
};
