import type { RequestDetails } from "../../../contract/requests.ts";
import { isAgreed } from "../../../domain/policies/policy-for-customer.ts";

/** The policy that counts, of which the whole page is. */
export const agreedPolicyOf = ({ policy, state }: RequestDetails) =>
  policy && (state === "paid" || state === "issued") && isAgreed(policy.state) ? policy : undefined;

export const isPictureAsked = ({ documentRequests }: RequestDetails) =>
  documentRequests.some(({ state }) => state === "open" || state === "received");

/** Money goes back, or its policy was cancelled, and one asks oneself what comes back. */
export const hasRefundCard = (request: RequestDetails) =>
  request.refunds.length > 0 || agreedPolicyOf(request)?.state === "cancelled";
