import type { Package } from "../../../contract/quotes.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { comesLater } from "../../shell/comes-later.tsx";
import { withCoverTexts } from "../../prices/cover/with-cover-texts.ts";
import { withCompareTexts } from "./with-compare-texts.ts";

const CompareBar = comesLater(
  () => withCoverTexts(() => withCompareTexts(() => import("./compare-bar.tsx"))),
  null,
);

type Props = {
  quotes: readonly Package[];
  /** Ids of quotes, in the order of choosing. */
  compared: readonly string[];
  /** Draft as the prices know it. */
  draft: PurchaseDraft | undefined;
  onToggle: (id: string) => void;
  onSelect: (quote: Package) => void;
};

export function CompareTray({ quotes, compared, ...actions }: Props) {
  const chosen = compared.flatMap((id) => quotes.filter((quote) => quote._id === id));
  return chosen.length > 0 && <CompareBar chosen={chosen} {...actions} />;
}
