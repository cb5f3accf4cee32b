import {
  acceptPolicy,
  readPolicy,
  readPolicyCalendar,
  readPolicyFile,
  refusePolicy,
} from "../../../contract/policies.ts";
import { customerOf } from "../../http/access.ts";
import type { Api } from "../../http/api.ts";
import { languageOf } from "../../http/language.ts";
import { refuseForeign } from "../../http/refuse-foreign.ts";
import type { Policies } from "./policies.ts";
import { policyFileHeaders } from "./policy-files.ts";

const status = "success" as const;

const noteOf = (text = "") => text.replaceAll("\0", "").trim() || null;

export const policyRoutes = (app: Api, policies: Policies) => {
  const onRequest = refuseForeign(policies.isOwn);

  app.route({
    ...readPolicy,
    onRequest,
    handler: async (request) => ({
      status,
      data: await policies.read(customerOf(request), request.params.id),
    }),
  });

  app.route({
    ...readPolicyFile,
    onRequest,
    handler: async (request, reply) => {
      const { id, kind: name } = request.params;
      const { number, kind, pdf } = await policies.open(customerOf(request), id, name);
      return reply.headers(policyFileHeaders(number, kind)).send(pdf);
    },
  });

  app.route({
    ...readPolicyCalendar,
    onRequest,
    handler: async (request, reply) => {
      const language = request.query.lang ?? languageOf(request);
      const { id } = request.params;
      const { number, calendar } = await policies.calendar(customerOf(request), id, language);
      return reply
        .headers({
          "content-type": "text/calendar; charset=utf-8",
          "content-disposition": `attachment; filename="mizalla-${number}.ics"`,
          "cache-control": "no-store, private",
        })
        .send(calendar);
    },
  });

  app.route({
    ...acceptPolicy,
    onRequest,
    handler: async (request) => {
      const { version } = request.body;
      const data = await policies.accept(customerOf(request), request.params.id, version);
      return { status, data };
    },
  });

  app.route({
    ...refusePolicy,
    onRequest,
    handler: async (request) => {
      const { version, note } = request.body;
      const { id } = request.params;
      const data = await policies.refuse(customerOf(request), id, version, noteOf(note));
      return { status, data };
    },
  });
};
