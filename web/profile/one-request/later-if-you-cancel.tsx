import { withTexts } from "../../i18n/with-texts.ts";
import { later } from "../later/later.tsx";

const withRefundTexts = withTexts("refund", {
  en: () => import("../../refund/en.ts"),
  ar: () => import("../../refund/ar.ts"),
});

export const IfYouCancel = later(() => withRefundTexts(() => import("./if-you-cancel.tsx")));
