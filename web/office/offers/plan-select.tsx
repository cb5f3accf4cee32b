import { useTranslation } from "react-i18next";
import { formatAmount } from "../../../domain/money.ts";
import { isolated } from "../../i18n/isolated.ts";
import { Select } from "../../ui/select.tsx";
import { firstFocus } from "../kit/first-focus.ts";
import { useLanguage } from "../kit/use-language.ts";
import { type OfferValues, OTHER } from "./offer-values.ts";
import type { FoundPlans, OfferPlan } from "./use-offer-plans.ts";

type Props = FoundPlans & {
  values: OfferValues;
  error: string | false;
  onChoose: (plan: string) => void;
};

/** The plans as the server orders them, each cover under its name. */
const byCover = (plans: readonly OfferPlan[]) =>
  [...new Set(plans.map(({ coverType }) => coverType))].map((cover) => ({
    cover,
    plans: plans.filter(({ coverType }) => coverType === cover),
  }));

export function PlanSelect({ found, failure, values, error, onChoose }: Props) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const plans = found?.plans ?? [];
  const isGone = values.plan !== "" && !plans.some(({ id }) => id === values.plan);

  const nameOf = ({ insurerName, planName, priceFils }: OfferPlan) =>
    t("offers.form.optionAt", {
      insurer: insurerName[language],
      plan: planName[language],
      price: isolated(`AED ${formatAmount(priceFils)}`, language),
    });

  return (
    <Select
      ref={firstFocus}
      label={t("offers.form.plan")}
      error={failure ?? error}
      name="plan"
      placeholder={t(found ? "offers.form.choose" : "offers.form.loading")}
      value={values.plan}
      onChange={({ target }) => onChoose(target.value)}
    >
      {byCover(plans).map((group) => (
        <optgroup key={group.cover} label={t(`covers.${group.cover}`)}>
          {group.plans.map((plan) => (
            <option key={plan.id} value={plan.id}>
              {nameOf(plan)}
            </option>
          ))}
        </optgroup>
      ))}
      {isGone && values.plan !== OTHER && <option value={values.plan}>{values.nameEn}</option>}
      <option value={OTHER}>{t("offers.form.other")}</option>
    </Select>
  );
}
