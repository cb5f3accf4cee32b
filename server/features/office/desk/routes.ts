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
import {
  countDesk,
  listDesk,
  readDeskRequest,
  viewDeskDocument,
} from "../../../../contract/office/requests.ts";
import type { Api } from "../../../http/api.ts";
import { Problem } from "../../../http/problem.ts";
import { insideOf } from "../../../http/staff-access.ts";
import { pictureHeaders } from "../../documents/picture-headers.ts";
import type { Desk } from "./desk.ts";

const success = { status: "success" } as const;

const readMoment = (text: string | null) => {
  if (text === null) return null;
  const at = new Date(text);
  if (Number.isNaN(at.getTime()) || at.getUTCFullYear() > 9_999)
    throw new Problem("request.invalid", { field: "until" });
  return at;
};

const written = (text: string, field: string) => {
  const trimmed = text.replaceAll("\0", "").trim();
  if (trimmed === "") throw new Problem("request.invalid", { field });
  return trimmed;
};

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
      const moment = readMoment(until);
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
      const why = written(reason, "reason");
      return {
        ...success,
        data: await desk.cancel(insideOf(request), request.params.id, version, why),
      };
    },
  });
  app.route({
    ...addNote,
    handler: async (request) => {
      const text = written(request.body.text, "text");
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
