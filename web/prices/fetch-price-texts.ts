import { addTexts, withTexts } from "../i18n/with-texts.ts";

const texts = { en: () => import("./en.ts"), ar: () => import("./ar.ts") };

/** The texts come with the first price that is explained. Rejects without a network. */
export const fetchPriceTexts = () => addTexts("prices", texts);

/** A part of a page that shows them. */
export const withPriceTexts = withTexts("prices", texts);
