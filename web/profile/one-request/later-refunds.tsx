import { withTexts } from "../../i18n/with-texts.ts";
import { later } from "../later/later.tsx";

const withRefundsTexts = withTexts("profile/refunds", {
  en: () => import("../refunds/en.ts"),
  ar: () => import("../refunds/ar.ts"),
});

export const Refunds = later(() => withRefundsTexts(() => import("../refunds/refunds.tsx")));
