import type { FastifyRequest } from "fastify";
import {
  endPolicy,
  recordPolicy,
  setTraffic,
  viewPolicyFile,
} from "../../../../contract/office/policies.ts";
import { isUuid } from "../../../adapters/database/uuid.ts";
import type { Api } from "../../../http/api.ts";
import { Problem } from "../../../http/problem.ts";
import { insideOf } from "../../../http/staff-access.ts";
import { policyFileHeaders } from "../../policies/policy-files.ts";
import type { PolicyRecording } from "./recording.ts";

const success = { status: "success" } as const;

export const officePolicyRoutes = (app: Api, recording: PolicyRecording) => {
  const refuseEarly = async (request: FastifyRequest) => {
    const { id } = request.params as { id: string };
    await recording.refuseEarly(insideOf(request), id);
  };

  app.route({
    ...recordPolicy,
    onRequest: refuseEarly,
    handler: async (request) => ({
      ...success,
      data: await recording.record(insideOf(request), request.params.id, request),
    }),
  });

  app.route({
    ...setTraffic,
    handler: async (request) => ({
      ...success,
      data: await recording.setTraffic(insideOf(request), request.params.id, request.body),
    }),
  });

  app.route({
    ...endPolicy,
    handler: async (request) => ({
      ...success,
      data: await recording.end(insideOf(request), request.params.id, request.body),
    }),
  });

  app.route({
    ...viewPolicyFile,
    handler: async (request, reply) => {
      const { id, kind: name } = request.params;
      if (!isUuid(id)) throw new Problem("documents.notFound");
      const { kind, pdf } = await recording.view(insideOf(request), id, name);
      return reply.headers(policyFileHeaders(id.slice(0, 8), kind)).send(pdf);
    },
  });
};
