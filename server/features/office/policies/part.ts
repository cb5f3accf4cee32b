import { mayCausePolicy } from "../../../../domain/policies/may-cause-policy.ts";
import { nextPolicyState } from "../../../../domain/policies/policy-state.ts";
import { mayRecordPolicy } from "../../../../domain/requests/request-state.ts";
import type { Policies } from "../../policies/policies.ts";
import { soldTermsOf } from "../../policies/sold-terms.ts";
import type { RequestPart } from "../desk/request-part.ts";

export const createPoliciesPart = (
  policies: Pick<Policies, "ofRequestForStaff">,
): RequestPart<"policies"> => ({
  read: async (request, { named }) => ({
    sold: soldTermsOf(request),
    policy: await policies.ofRequestForStaff(request, named),
  }),
  actions: ({ state }, { roles, isOwn }, { policy }) => ({
    recordPolicy:
      isOwn &&
      mayCausePolicy("recorded", roles) &&
      mayRecordPolicy(state) &&
      nextPolicyState(policy?.state, "recorded") !== undefined,
    endPolicy:
      isOwn &&
      mayCausePolicy("cancelled", roles) &&
      policy !== null &&
      nextPolicyState(policy.state, "cancelled") !== undefined,
  }),
});
