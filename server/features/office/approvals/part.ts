import type { RequestPart } from "../desk/request-part.ts";
import type { Approvals } from "./approvals.ts";

export const createApprovalsPart = (
  approvals: Pick<Approvals, "ofRequest">,
): RequestPart<"approvals"> => ({
  read: async ({ id }, { viewer }) => ({ approvals: await approvals.ofRequest(id, viewer) }),
  actions: () => ({}),
});
