import { useTranslation } from "react-i18next";
import type { Package } from "../../../contract/quotes.ts";
import { addOns } from "../../../domain/quotes/add-ons.ts";
import { formatList, formatNumber } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Price } from "../../ui/price.tsx";
import { SummaryList } from "../../ui/summary-list.tsx";

/** Excess, repair and add-ons. */
export function InShort({ quote: { excessAed, repair, addOns: chosen } }: { quote: Package }) {
  const { t } = useTranslation(["purchase/shared", "prices/cover", "prices"]);
  const { language } = useSite();
  const names = addOns
    .filter((one) => chosen.includes(one))
    .map((one) => t(`prices:addOns.${one}`));

  return (
    <SummaryList
      heading={t("choices")}
      answers={[
        {
          question: t("prices:inputs.excess"),
          answer:
            excessAed === null ? (
              t("prices/cover:table.ownDamageNot")
            ) : (
              <Price amount={formatNumber(excessAed, language)} />
            ),
        },
        ...(repair
          ? [
              {
                question: t("prices:inputs.repair"),
                answer: t(`prices/cover:table.${repair}`),
              },
            ]
          : []),
        {
          question: t("prices:inputs.addOns"),
          answer: names.length > 0 ? formatList(names, language) : t("prices:values.noAddOns"),
        },
      ]}
    />
  );
}
