import {
  approve,
  listApprovals,
  readApproval,
  refuse,
  withdrawApproval,
} from "../../../../contract/office/approvals/routes.ts";
import type { Api } from "../../../http/api.ts";
import { insideOf } from "../../../http/staff-access.ts";
import type { Approvals } from "./approvals.ts";

const success = { status: "success" } as const;

export const approvalRoutes = (app: Api, approvals: Approvals) => {
  app.route({
    ...listApprovals,
    handler: async (request) => ({
      ...success,
      ...(await approvals.list(insideOf(request), request.query)),
    }),
  });
  app.route({
    ...readApproval,
    handler: async (request) => ({
      ...success,
      data: await approvals.read(insideOf(request), request.params.id),
    }),
  });
  app.route({
    ...approve,
    handler: async (request) => {
      const decided = { id: request.params.id, digest: request.body.digest, reason: "" };
      const data = await approvals.decide(insideOf(request), { ...decided, decision: "approved" });
      return { ...success, data };
    },
  });
  app.route({
    ...refuse,
    handler: async (request) => {
      const { digest } = request.body;
      const reason = request.body.reason.replaceAll("\0", "").trim();
      const decided = { id: request.params.id, digest, decision: "refused" as const, reason };
      return { ...success, data: await approvals.decide(insideOf(request), decided) };
    },
  });
  app.route({
    ...withdrawApproval,
    handler: async (request) => {
      const decided = { id: request.params.id, digest: request.body.digest, reason: "" };
      const data = await approvals.decide(insideOf(request), { ...decided, decision: "withdrawn" });
      return { ...success, data };
    },
  });
};
