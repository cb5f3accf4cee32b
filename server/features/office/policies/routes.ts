import type { FastifyRequest } from "fastify";
import {
  checkPolicyFile,
  endPolicy,
  recordPolicy,
  setTraffic,
  viewPolicyFile,
} from "../../../../contract/office/policies/routes.ts";
import { isUuid } from "../../../adapters/database/uuid.ts";
import type { Api } from "../../../http/api.ts";
import { Problem } from "../../../http/problem.ts";
import { policyFileHeaders } from "../../policies/policy-files.ts";
import { actOf, versionedActOf } from "../writes/staff-act.ts";
import type { PolicyRecording } from "./recording.ts";

const success = { status: "success" } as const;

export const officePolicyRoutes = (app: Api, recording: PolicyRecording) => {
  const refuseEarly = async ({ staffMember, params }: FastifyRequest) => {
    const { id } = params as { id: string };
    await recording.refuseEarly(actOf({ staffMember, params: { id } }));
  };

  app.route({
    ...recordPolicy,
    onRequest: refuseEarly,
    handler: async (request) => ({
      ...success,
      data: await recording.record(actOf(request), request),
    }),
  });

  app.route({
    ...checkPolicyFile,
    onRequest: refuseEarly,
    handler: async (request) => ({ ...success, data: await recording.checkFile(request) }),
  });

  app.route({
    ...setTraffic,
    handler: async (request) => ({
      ...success,
      data: await recording.setTraffic(versionedActOf(request), request.body.traffic),
    }),
  });

  app.route({
    ...endPolicy,
    handler: async (request) => ({
      ...success,
      data: await recording.end(versionedActOf(request), request.body),
    }),
  });

  app.route({
    ...viewPolicyFile,
    handler: async (request, reply) => {
      const { id, kind: name } = request.params;
      if (!isUuid(id)) throw new Problem("documents.notFound");
      const { kind, pdf } = await recording.view(actOf(request), name);
      return reply.headers(policyFileHeaders(id.slice(0, 8), kind)).send(pdf);
    },
  });
};
