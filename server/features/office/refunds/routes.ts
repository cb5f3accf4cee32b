import {
  approveRefund,
  changeRefund,
  confirmRefund,
  countRefunds,
  exportRefunds,
  failRefund,
  listRefunds,
  readRefund,
  refuseRefund,
  revealIban,
  sendRefund,
  viewRefundFile,
  voidRefund,
  withdrawRefund,
} from "../../../../contract/office/refunds/routes.ts";
import {
  endDispute,
  noteDispute,
  proposeRefund,
} from "../../../../contract/office/refunds/request-routes.ts";
import type { FastifyRequest } from "fastify";
import type { Api } from "../../../http/api.ts";
import { insideOf } from "../../../http/staff-access.ts";
import type { refundFileTypes } from "../../../../domain/refunds/refund-files.ts";
import { pictureHeaders } from "../../documents/picture-headers.ts";
import { versionedActOf } from "../writes/staff-act.ts";
import type { Disputes } from "./disputes.ts";
import type { createProposing } from "./propose.ts";
import type { RefundsReading } from "./read-refunds.ts";
import type { RefundWork } from "./refund-work.ts";
import { refundsCsv } from "./refunds-csv.ts";

const success = { status: "success" } as const;
const MAX_EXPORTED = 10_000;

type Acting = Pick<FastifyRequest, "staffMember"> & {
  params: { id: string };
  body: { version: number };
};
const actOf = (request: Acting) => ({
  member: insideOf(request),
  id: request.params.id,
  version: request.body.version,
});
/** No browser may run what a customer sent: a picture is shown, a PDF is saved. */
const refundFileHeaders = (type: (typeof refundFileTypes)[number]) => ({
  ...pictureHeaders,
  "content-type": type,
  "content-disposition":
    type === "image/jpeg" ? 'inline; filename="refund.jpg"' : 'attachment; filename="refund.pdf"',
  "x-content-type-options": "nosniff",
});

const written = (text: string) => text.replaceAll("\0", "").trim();

type Rooms = {
  reading: RefundsReading;
  work: RefundWork;
  propose: ReturnType<typeof createProposing>;
  disputes: Disputes;
};

const readingRoutes = (app: Api, reading: RefundsReading) => {
  app.route({
    ...listRefunds,
    handler: async ({ query }) => ({ ...success, ...(await reading.list(query)) }),
  });
  app.route({
    ...countRefunds,
    handler: async () => ({ ...success, data: await reading.counts() }),
  });
  app.route({
    ...exportRefunds,
    handler: async ({ query: { view } }, reply) => {
      const { data } = await reading.list({ view, limit: MAX_EXPORTED });
      return reply
        .header("content-type", "text/csv; charset=utf-8")
        .header("content-disposition", `attachment; filename="refunds-${view}.csv"`)
        .send(refundsCsv(data));
    },
  });
  app.route({
    ...readRefund,
    handler: async (request) => ({
      ...success,
      data: await reading.read(insideOf(request), request.params.id),
    }),
  });
};

const decidingRoutes = (app: Api, { decide }: RefundWork) => {
  app.route({
    ...approveRefund,
    handler: async (request) => {
      const decision = { decision: "approved", digest: request.body.digest, reason: "" } as const;
      return { ...success, data: await decide(actOf(request), decision) };
    },
  });
  app.route({
    ...refuseRefund,
    handler: async (request) => {
      const { digest, reason } = request.body;
      const decision = { decision: "refused", digest, reason: written(reason) } as const;
      return { ...success, data: await decide(actOf(request), decision) };
    },
  });
  app.route({
    ...withdrawRefund,
    handler: async (request) => {
      const decision = { decision: "withdrawn", digest: "", reason: "" } as const;
      return { ...success, data: await decide(actOf(request), decision) };
    },
  });
};

const payingRoutes = (app: Api, work: RefundWork) => {
  app.route({
    ...changeRefund,
    handler: async (request) => {
      const { version: _version, ...terms } = request.body;
      return { ...success, data: await work.change(actOf(request), terms) };
    },
  });
  app.route({
    ...sendRefund,
    handler: async (request) => ({
      ...success,
      data: await work.send(actOf(request), written(request.body.insurerRef)),
    }),
  });
  app.route({
    ...confirmRefund,
    handler: async (request) => ({
      ...success,
      data: await work.confirm(actOf(request), written(request.body.insurerRef)),
    }),
  });
  app.route({
    ...failRefund,
    handler: async (request) => ({
      ...success,
      data: await work.fail(actOf(request), request.body.reason),
    }),
  });
  app.route({
    ...voidRefund,
    handler: async (request) => ({
      ...success,
      data: await work.void(actOf(request), request.body.reason),
    }),
  });
  app.route({
    ...viewRefundFile,
    handler: async (request, reply) => {
      const { id, file } = request.params;
      const { type, bytes } = await work.view(insideOf(request), id, file);
      return reply.headers(refundFileHeaders(type)).send(bytes);
    },
  });
  app.route({
    ...revealIban,
    handler: async (request) => ({
      ...success,
      data: await work.reveal(insideOf(request), request.params.id),
    }),
  });
};

export const refundRoutes = (app: Api, { reading, work, propose, disputes }: Rooms) => {
  readingRoutes(app, reading);
  decidingRoutes(app, work);
  payingRoutes(app, work);
  app.route({
    ...proposeRefund,
    handler: async (request) => {
      const { version: _version, attempt, ...terms } = request.body;
      return { ...success, data: await propose(versionedActOf(request), attempt, terms) };
    },
  });
  app.route({
    ...noteDispute,
    handler: async (request) => ({
      ...success,
      data: await disputes.note(versionedActOf(request), request.body),
    }),
  });
  app.route({
    ...endDispute,
    handler: async (request) => {
      const { dispute } = request.params;
      const act = versionedActOf(request);
      return { ...success, data: await disputes.end(act, dispute, request.body.outcome) };
    },
  });
};
