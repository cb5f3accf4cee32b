import { useTranslation } from "react-i18next";
import type { Offer } from "../../../contract/offer.ts";
import { formatDay, formatList, formatNumber } from "../../i18n/formats.ts";
import { isolated } from "../../i18n/isolated.ts";
import { useSite } from "../../i18n/use-site.ts";

type Difference = Offer["differs"][number];

/** Where an offer departs from what was asked for, in one sentence; empty where it does not. */
export function useDifferenceWords() {
  const { t } = useTranslation(["profile/offers", "prices"]);
  const { language } = useSite();
  const aed = (value: number) => isolated(`AED ${formatNumber(value, language)}`, language);

  const wordsOf = (difference: Exclude<Difference, { of: "addOn" }>): string => {
    switch (difference.of) {
      case "excess":
      case "sumInsured":
        return t(`differs.${difference.of}`, {
          asked: aed(difference.askedAed),
          offered: aed(difference.offeredAed),
        });
      case "startDate":
        return t("differs.startDate", {
          asked: formatDay(difference.asked, language),
          offered: formatDay(difference.offered, language),
        });
      default:
        return t(`differs.${difference.offered}`);
    }
  };

  return ({ differs }: Pick<Offer, "differs">): string => {
    if (differs.length === 0) return "";
    const words = differs.flatMap((one) => (one.of === "addOn" ? [] : [wordsOf(one)]));
    const missing = differs.flatMap((one) =>
      one.of === "addOn" ? [t(`prices:addOns.${one.code}`)] : [],
    );
    if (missing.length > 0)
      words.push(t("differs.missing", { addOns: formatList(missing, language) }));
    return t("differs.all", { what: words.join(t("differs.separator")) });
  };
}
