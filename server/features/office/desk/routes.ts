import {
  addNote,
  askGateway,
  assignRequest,
  cancelByStaff,
  keepNoteDraft,
  noteSeen,
  releaseRequest,
  renewLease,
  revealIdentity,
  snoozeRequest,
  takeOverRequest,
  takeRequest,
  wakeRequest,
} from "../../../../contract/office/desk/request-actions.ts";
import { rejectRequest } from "../../../../contract/office/desk/request-actions.ts";
import {
  countDesk,
  listDesk,
  readDeskRequest,
  viewDeskDocument,
} from "../../../../contract/office/desk/requests.ts";
import type { Api } from "../../../http/api.ts";
import { insideOf } from "../../../http/staff-access.ts";
import { readMoment, readWritten } from "../../../http/typed-fields.ts";
import { pictureHeaders } from "../../documents/picture-headers.ts";
import { actOf, versionedActOf } from "../writes/staff-act.ts";
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
      data: await desk.open(actOf(request)),
    }),
  });
  app.route({
    ...takeRequest,
    handler: async (request) => ({
      ...success,
      data: await desk.take(actOf(request)),
    }),
  });
  app.route({
    ...releaseRequest,
    handler: async (request) => ({
      ...success,
      data: await desk.release(actOf(request)),
    }),
  });
  app.route({
    ...renewLease,
    handler: async (request) => {
      await desk.renewLease(actOf(request));
      return success;
    },
  });
  app.route({
    ...snoozeRequest,
    handler: async (request) => {
      const { until } = request.body;
      const moment = until === null ? null : readMoment(until, "until");
      return { ...success, data: await desk.snooze(versionedActOf(request), moment) };
    },
  });
  app.route({
    ...takeOverRequest,
    handler: async (request) => {
      const reason = readWritten(request.body.reason, "reason");
      const given = { from: request.body.from, reason };
      return { ...success, data: await desk.takeOver(actOf(request), given) };
    },
  });
  app.route({
    ...assignRequest,
    handler: async (request) => {
      const { to, from } = request.body;
      const reason = request.body.reason.replaceAll("\0", "").trim();
      return { ...success, data: await desk.assign(actOf(request), { to, from, reason }) };
    },
  });
  app.route({
    ...wakeRequest,
    handler: async (request) => ({ ...success, data: await desk.wake(actOf(request)) }),
  });
  app.route({
    ...noteSeen,
    handler: async (request) => {
      await desk.noteSeen(actOf(request), readMoment(request.body.until, "until"));
      return success;
    },
  });
  app.route({
    ...askGateway,
    handler: async (request) => ({ ...success, ...(await desk.askGateway(actOf(request))) }),
  });
  app.route({
    ...cancelByStaff,
    handler: async (request) => {
      const reason = readWritten(request.body.reason, "reason");
      return { ...success, data: await desk.cancel(versionedActOf(request), reason) };
    },
  });
  app.route({
    ...rejectRequest,
    handler: async (request) => {
      const reason = readWritten(request.body.reason, "reason");
      const rejection = { why: request.body.why, reason };
      return { ...success, data: await desk.reject(versionedActOf(request), rejection) };
    },
  });
  app.route({
    ...addNote,
    handler: async (request) => {
      const text = readWritten(request.body.text, "text");
      return { ...success, data: await desk.addNote(actOf(request), text) };
    },
  });
  app.route({
    ...keepNoteDraft,
    handler: async (request) => {
      const text = request.body.text.replaceAll("\0", "");
      await desk.keepNoteDraft(actOf(request), text);
      return success;
    },
  });
  app.route({
    ...revealIdentity,
    handler: async (request) => ({
      ...success,
      data: { emiratesId: await desk.reveal(actOf(request)) },
    }),
  });
  app.route({
    ...viewDeskDocument,
    handler: async (request, reply) => {
      const picture = await desk.viewDocument(actOf(request), request.params.documentId);
      return reply.headers(pictureHeaders).send(picture);
    },
  });
};
