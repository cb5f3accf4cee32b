import { endPaymentReview } from "../../../../contract/office/reviews/routes.ts";
import type { Api } from "../../../http/api.ts";
import { versionedActOf } from "../writes/staff-act.ts";
import type { EndReview } from "./ending.ts";

export const reviewRoutes = (app: Api, endReview: EndReview) => {
  app.route({
    ...endPaymentReview,
    handler: async (request) => {
      const { outcome, amountFils, evidence } = request.body;
      const written = evidence.replaceAll("\0", "").trim();
      const ending = { outcome, amountFils, evidence: written };
      const data = await endReview(versionedActOf(request), request.params.attempt, ending);
      return { status: "success" as const, data };
    },
  });
};
