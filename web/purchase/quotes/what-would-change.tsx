import type { Package } from "../../../contract/quotes.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { withPriceTexts } from "../../prices/fetch-price-texts.ts";
import { comesLater } from "../later/comes-later.tsx";
import { withCompareTexts } from "./with-compare-texts.ts";

const Later = comesLater(
  () => withPriceTexts(() => withCompareTexts(() => import("./what-would-change-button.tsx"))),
  null,
);

type Props = { quote: Package; draft: PurchaseDraft };

/** A button that opens the effects on one quote. Rates in the browser, once it is touched. */
export function WhatWouldChange(props: Props) {
  return <Later {...props} />;
}
