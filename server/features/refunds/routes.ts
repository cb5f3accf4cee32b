import { giveIban, sendRefundFiles } from "../../../contract/refunds.ts";
import { customerOf } from "../../http/access.ts";
import type { Api } from "../../http/api.ts";
import { Problem } from "../../http/problem.ts";
import { refuseForeign } from "../../http/refuse-foreign.ts";
import type { Refunds } from "./refunds.ts";

export const refundRoutes = (app: Api, refunds: Refunds) => {
  const onRequest = refuseForeign(refunds.isOwn);

  const answer = async ({ id, refund }: { id: string; refund: string }) => {
    const data = (await refunds.ofRequest(id)).find(({ _id }) => _id === refund);
    if (!data) throw new Problem("refunds.unknown");
    return { status: "success" as const, data };
  };

  app.route({
    ...giveIban,
    onRequest,
    handler: async (request) => {
      const { id, refund } = request.params;
      await refunds.giveIban(customerOf(request), id, refund, request.body.iban);
      return answer(request.params);
    },
  });

  app.route({
    ...sendRefundFiles,
    onRequest,
    handler: async (request) => {
      await refunds.files.send(customerOf(request), request.params, request);
      return answer(request.params);
    },
  });
};
