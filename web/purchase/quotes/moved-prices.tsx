import { useTranslation } from "react-i18next";
import type { Package } from "../../../contract/quotes.ts";
import { formatAmount } from "../../../domain/money.ts";
import { formatList } from "../../i18n/formats.ts";
import { isolated } from "../../i18n/isolated.ts";
import { useSite } from "../../i18n/use-site.ts";
import { type Earlier, whatMoved } from "./what-moved.ts";

type Props = {
  /** Of the open tab. */
  quotes: readonly Package[];
  earlier: Earlier | undefined;
  chosenId: string | undefined;
  takenFrom: Package | undefined;
};

/** What the last answer did to the prices, in words. */
export default function MovedPrices({ quotes, earlier, chosenId, takenFrom }: Props) {
  const { t } = useTranslation(["purchase/compare", "prices"]);
  const { language } = useSite();

  const sentences = () => {
    if (!earlier) return [];
    const { first, others, gone, inAll } = whatMoved(earlier, quotes, chosenId);
    return [
      ...(first
        ? [
            t(first.byFils < 0 ? "moved.less" : "moved.more", {
              name: first.quote.names[language],
              price: isolated(`AED ${formatAmount(first.quote.priceFils)}`, language),
              by: isolated(formatAmount(Math.abs(first.byFils)), language),
            }),
          ]
        : []),
      ...(others > 0 ? [t("moved.others", { count: others })] : []),
      ...(gone.length > 0
        ? [
            t("moved.gone", {
              names: formatList(
                gone.map(({ names }) => names[language]),
                language,
              ),
            }),
          ]
        : []),
      ...(!first && gone.length === 0 ? [t("moved.none")] : []),
      ...(inAll
        ? [
            t(inAll.byFils < 0 ? "moved.inAllLess" : "moved.inAllMore", {
              name: inAll.quote.names[language],
              by: isolated(`AED ${formatAmount(Math.abs(inAll.byFils))}`, language),
            }),
          ]
        : []),
    ];
  };
  const taken = takenFrom ? [t("prices:own.taken", { plan: takenFrom.names[language] })] : [];

  return [...taken, ...sentences()].join(" ");
}
