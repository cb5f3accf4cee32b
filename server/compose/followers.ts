import { followRequestIn } from "../features/offers/follow-request.ts";
import { voidRejectionIn } from "../records/approvals/follow-request.ts";
import { voidSaleIn } from "../records/payments/follow-request.ts";
import { registerFollower } from "../records/requests/followers.ts";

/** Needed by every process that moves requests: the server and `npm run restore`. */
export const registerFollowers = () => {
  registerFollower("offers", followRequestIn);
  registerFollower("charges", voidSaleIn);
  registerFollower("approvals", voidRejectionIn);
};
