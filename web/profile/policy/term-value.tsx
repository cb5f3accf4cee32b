import { useTranslation } from "react-i18next";
import type { Policy } from "../../../contract/policy.ts";
import { formatAmount } from "../../../domain/money.ts";
import type { PolicyTerm } from "../../../domain/policies/compare-policy.ts";
import { formatDay } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Ltr } from "../../ui/ltr.tsx";
import { Price } from "../../ui/price.tsx";

type Props = { term: PolicyTerm; of: Policy | Policy["sold"] };

/** A value of the policy, or of the sale. */
export function TermValue({ term, of }: Props) {
  const { t } = useTranslation("profile/policy");
  const { language } = useSite();
  const value = of[term];

  if (value === null) return <>{t(term === "sumInsuredFils" ? "thirdPartyOnly" : "nothing")}</>;
  if (typeof value === "number") return <Price amount={formatAmount(value)} />;
  if (term === "startsOn" || term === "endsOn") return <>{formatDay(value, language)}</>;
  return term === "plate" ? <Ltr>{value}</Ltr> : <bdi>{value}</bdi>;
}
