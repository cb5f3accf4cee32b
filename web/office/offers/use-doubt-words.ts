import { useTranslation } from "react-i18next";
import {
  needsApproval,
  needsReference,
  type PriceComparison,
  type PriceDoubt,
} from "../../../domain/offers/compare-price.ts";
import { formatAmount } from "../../../domain/money.ts";
import { formatNumber } from "../../i18n/formats.ts";
import { isolated } from "../../i18n/isolated.ts";
import { useLanguage } from "../kit/use-language.ts";
import { differenceOf, isOfDifference, percentOff } from "./price-difference.ts";

type Doubted = {
  priceFils: number;
  sumInsuredAed: number | null;
  comparison: PriceComparison;
  doubts: readonly PriceDoubt[];
};

/** Why a price is questioned and what is asked because of it, in one sentence. */
export function useDoubtWords() {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const percent = (value: number) => isolated(`${Math.abs(value)}%`, language);
  const aed = (amount: string) => isolated(`AED ${amount}`, language);

  const offWords = (priceFils: number, comparison: PriceComparison) => {
    const difference = differenceOf(priceFils, comparison);
    if (!difference) return "";
    const way = difference.fils < 0 ? "below" : "above";
    const basis = difference.basis === "ours" ? "ours" : "range";
    return t(`offers.form.doubts.${basis}.${way}`, { percent: percent(difference.percent) });
  };

  const sumWords = (sumInsuredAed: number | null, statedAed: number | null) => {
    const off = percentOff(sumInsuredAed ?? 0, statedAed ?? 1);
    return t(`offers.form.doubts.sumInsured.${off < 0 ? "below" : "above"}`, {
      percent: percent(off),
      amount: aed(formatNumber(statedAed ?? 0, language)),
    });
  };

  return ({ priceFils, sumInsuredAed, comparison, doubts }: Doubted): string | undefined => {
    if (doubts.length === 0) return undefined;
    const wordsOf = (doubt: PriceDoubt): string => {
      if (isOfDifference(doubt)) return offWords(priceFils, comparison);
      if (doubt === "belowFloor")
        return t("offers.form.doubts.belowFloor", {
          amount: aed(formatAmount(comparison.floorFils ?? 0)),
        });
      if (doubt === "aboveCap")
        return t("offers.form.doubts.aboveCap", {
          amount: aed(formatAmount(comparison.capFils ?? 0)),
        });
      if (doubt === "sumInsured") return sumWords(sumInsuredAed, comparison.statedAed);
      return t("offers.form.doubts.nothingToCompare");
    };
    const reasons = doubts.map(wordsOf).join(t("offers.form.doubts.between"));
    if (needsApproval(doubts)) return t("offers.form.doubts.approval", { reasons });
    return t(
      needsReference(doubts) ? "offers.form.doubts.reference" : "offers.form.doubts.reason",
      {
        reasons,
      },
    );
  };
}
