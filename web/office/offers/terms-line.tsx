import { useTranslation } from "react-i18next";
import type { DeskOffer } from "../../../contract/office/offers/part.ts";
import { formatDay, formatNumber } from "../../i18n/formats.ts";
import { isolated } from "../../i18n/isolated.ts";
import { useLanguage } from "../kit/use-language.ts";

type Terms = Pick<DeskOffer, "excessAed" | "repair" | "sumInsuredAed" | "addOns" | "startDate">;

/** What decides a claim, as far as it is known. */
export function TermsLine({ terms }: { terms: Terms }) {
  const { t } = useTranslation(["office", "prices"]);
  const { language } = useLanguage();
  const { excessAed, repair, sumInsuredAed, addOns, startDate } = terms;
  const amount = (aed: number) => isolated(`AED ${formatNumber(aed, language)}`, language);
  const said = [
    excessAed !== null && t("offers.terms.excess", { amount: amount(excessAed) }),
    repair !== null && t(`offers.terms.repair.${repair}`),
    sumInsuredAed !== null && t("offers.terms.sumInsured", { amount: amount(sumInsuredAed) }),
    ...(addOns ?? []).map((code) => t(`prices:addOns.${code}`)),
    startDate !== null && t("offers.terms.start", { day: formatDay(startDate, language) }),
  ].filter((words) => words !== false);

  return said.length > 0 && <p className="mt-1 text-sm">{said.join(" · ")}</p>;
}
