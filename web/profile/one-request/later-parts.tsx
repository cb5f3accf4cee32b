import type { RequestDetails } from "../../../contract/requests.ts";
import { withTexts } from "../../i18n/with-texts.ts";
import { later } from "../later/later.tsx";
import { IfYouCancel } from "./later-if-you-cancel.tsx";
import { Refunds } from "./later-refunds.tsx";
import { agreedPolicyOf, hasRefundCard, isPictureAsked } from "./parts-of.ts";

const withOfferTexts = withTexts("profile/offers", {
  en: () => import("../offers/en.ts"),
  ar: () => import("../offers/ar.ts"),
});
const withCardTexts = withTexts("prices/card", {
  en: () => import("../../prices/card/en.ts"),
  ar: () => import("../../prices/card/ar.ts"),
});
const withPolicyTexts = withTexts("profile/policy", {
  en: () => import("../policy/en.ts"),
  ar: () => import("../policy/ar.ts"),
});
const withPictureTexts = withTexts("pictures", {
  en: () => import("../../pictures/en.ts"),
  ar: () => import("../../pictures/ar.ts"),
});

export const Offers = later(() =>
  withOfferTexts(() => withCardTexts(() => import("../offers/offers.tsx"))),
);
export const PolicyCard = later(() => withPolicyTexts(() => import("../policy/policy-card.tsx")));
export const PolicyPage = later(() => withPolicyTexts(() => import("./policy-page.tsx")));
export const AskedPictures = later(() => withPictureTexts(() => import("./asked-pictures.tsx")));

/** What a request's page shows besides its own, for visitors who come from another page. */
export const fetchPartsOf = async (request: RequestDetails): Promise<void> => {
  const refunds = hasRefundCard(request) && Refunds.fetchPart();
  if (agreedPolicyOf(request)) {
    await Promise.all([PolicyPage.fetchPart(), refunds]);
    return;
  }
  await Promise.all([
    refunds,
    request.policy && PolicyCard.fetchPart(),
    request.offers.length > 0 && Offers.fetchPart(),
    isPictureAsked(request) && AskedPictures.fetchPart(),
    request.paymentStatus === "paid" && IfYouCancel.fetchPart(),
  ]);
};
