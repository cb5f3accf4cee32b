import { withTexts } from "../../i18n/with-texts.ts";
import { withPriceTexts } from "../fetch-price-texts.ts";

const withOwnTexts = withTexts("prices/what-if", {
  en: () => import("./en.ts"),
  ar: () => import("./ar.ts"),
});

/** The texts come with the first event that is looked at. Rejects without a network. */
export const withWhatIfTexts = <Part>(load: () => Promise<Part>): Promise<Part> =>
  withOwnTexts(() => withPriceTexts(load));
