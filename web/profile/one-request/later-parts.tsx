import { type ComponentType, lazy, Suspense } from "react";
import { withTexts } from "../../i18n/with-texts.ts";
import { LaterPart } from "../../shell/later-part.tsx";
import { PartFailed } from "../../shell/part-failed.tsx";

/** A part that few requests have: only their pages load it and its texts, once they work. */
const later = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) => {
  const Part: ComponentType<Props> = lazy(() => load().catch(() => ({ default: PartFailed })));

  return (props: Props) => (
    <Suspense fallback={null}>
      <LaterPart>
        <Part {...props} />
      </LaterPart>
    </Suspense>
  );
};

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
const withRefundTexts = withTexts("refund", {
  en: () => import("../../refund/en.ts"),
  ar: () => import("../../refund/ar.ts"),
});

export const Offers = later(() =>
  withOfferTexts(() => withCardTexts(() => import("../offers/offers.tsx"))),
);
export const PolicyCard = later(() => withPolicyTexts(() => import("../policy/policy-card.tsx")));
export const PolicyPage = later(() => withPolicyTexts(() => import("../policy/policy-page.tsx")));
export const IfYouCancel = later(() => withRefundTexts(() => import("./if-you-cancel.tsx")));
export const AskedPictures = later(() => withPictureTexts(() => import("./asked-pictures.tsx")));
