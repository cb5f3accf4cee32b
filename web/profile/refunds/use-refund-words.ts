import { useTranslation } from "react-i18next";
import type { OwnRefund } from "../../../contract/refund.ts";
import type { RequestDetails } from "../../../contract/requests.ts";
import { formatAmount } from "../../../domain/money.ts";
import { isolated } from "../../i18n/isolated.ts";
import { useSite } from "../../i18n/use-site.ts";
import { tailOf } from "./iban-groups.ts";

/** Why a refund is paid and how it comes, in sentences. */
export function useRefundWords({ selectedPlan: plan }: Pick<RequestDetails, "selectedPlan">) {
  const { t } = useTranslation(["profile/refunds", "profile/one-request"]);
  const { language } = useSite();
  const named = plan?.insurerName[language];
  const names = {
    insurer: named ?? t("profile/one-request:theInsurer"),
    Insurer: named ?? t("profile/one-request:theInsurerFirst"),
  };
  const aed = (fils: number) => isolated(`AED ${formatAmount(fils)}`, language);

  const why = ({ reason, amountFils, paidFils }: OwnRefund) => {
    const sentence = t(`reasons.${reason}`, names);
    if (amountFils === paidFils) return sentence;
    return `${sentence} ${t("partOf", { amount: aed(paidFils) })}`;
  };

  const how = ({ state, way, iban }: OwnRefund) => {
    const tense = state === "proposed" ? "mayCome" : state === "confirmed" ? "came" : "comes";
    if (way !== "transfer" || iban === null) return t(`${tense}.${way}`, names);
    return t(`${tense}.transferTo`, { ...names, tail: isolated(tailOf(iban), language) });
  };

  return { names, aed, why, how };
}
