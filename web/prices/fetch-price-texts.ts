import { addTexts, withTexts } from "../i18n/with-texts.ts";

const answers = { en: () => import("./answers/en.ts"), ar: () => import("./answers/ar.ts") };
const ledger = { en: () => import("./ledger/en.ts"), ar: () => import("./ledger/ar.ts") };

/** The texts come with the first price that is explained. Rejects without a network. */
export const fetchPriceTexts = () =>
  Promise.all([addTexts("prices", answers), addTexts("prices", ledger)]);

/** A part of a page that asks what prices are rated by. */
export const withAnswerTexts = withTexts("prices", answers);

const withLedgerTexts = withTexts("prices", ledger);

/** A part of a page that explains prices, too. */
export const withPriceTexts = <Part>(load: () => Promise<Part>): Promise<Part> =>
  withAnswerTexts(() => withLedgerTexts(load));
