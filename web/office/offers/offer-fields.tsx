import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { dayAfter } from "../../../domain/calendar-day.ts";
import { formatAmount } from "../../../domain/money.ts";
import { OFFER_DAYS } from "../../../domain/requests/offer-days.ts";
import { Select } from "../../ui/select.tsx";
import { TextArea, TextInput } from "../../ui/text-input.tsx";
import { useLanguage } from "../kit/use-language.ts";
import { type Missing, type OfferValues, OTHER } from "./offer-values.ts";
import { OtherPlan } from "./other-plan.tsx";
import { RatedBeside } from "./rated-beside.tsx";
import { useOfferPlans } from "./use-offer-plans.ts";

type Props = {
  requestId: string;
  /** The plan that the customer chose is chosen, where there is one. */
  proposesPlan: boolean;
  /** Day in Dubai. */
  today: string;
  values: OfferValues;
  missing: readonly Missing[];
  onChange: (change: Partial<OfferValues>) => void;
};

export function OfferFields({ requestId, proposesPlan, today, values, missing, onChange }: Props) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { found, failure } = useOfferPlans(requestId);
  const plans = found?.plans ?? [];
  const rated = plans.find(({ id }) => id === values.plan);

  const problemOf = (one: Missing) =>
    missing.includes(one) && t(`offers.form.missing.${one}`, { days: OFFER_DAYS.longest });

  const choose = (plan: string) => {
    const chosen = plans.find(({ id }) => id === plan);
    onChange({ plan, price: chosen ? formatAmount(chosen.priceFils) : "" });
  };

  const propose = useEffectEvent((wished: string) => {
    if (proposesPlan && values.plan === "") choose(wished);
  });
  useEffect(() => {
    if (found?.wished) propose(found.wished);
  }, [found]);

  return (
    <div className="grid gap-x-6 gap-y-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,23rem)]">
      <div className="grid content-start gap-4">
        <Select
          label={t("offers.form.plan")}
          error={failure ?? problemOf("plan")}
          name="plan"
          placeholder={t(found ? "offers.form.choose" : "offers.form.loading")}
          value={values.plan}
          onChange={({ target }) => choose(target.value)}
        >
          {plans.map(({ id, insurerName, planName }) => (
            <option key={id} value={id}>
              {t("offers.form.option", {
                insurer: insurerName[language],
                plan: planName[language],
              })}
            </option>
          ))}
          {values.plan !== "" && values.plan !== OTHER && !rated && (
            <option value={values.plan}>{values.nameEn}</option>
          )}
          <option value={OTHER}>{t("offers.form.other")}</option>
        </Select>
        {values.plan === OTHER && (
          <OtherPlan {...{ values, onChange, problemOf }} insurers={found?.insurers ?? []} />
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextInput
            ltr
            label={t("offers.form.price")}
            error={problemOf("price")}
            name="price"
            inputMode="decimal"
            autoComplete="off"
            value={values.price}
            onChange={({ target }) => onChange({ price: target.value })}
          />
          <TextInput
            label={t("offers.form.validUntil")}
            error={problemOf("validUntil")}
            name="validUntil"
            type="date"
            min={today}
            max={dayAfter(today, OFFER_DAYS.longest)}
            value={values.validUntil}
            onChange={({ target }) => onChange({ validUntil: target.value })}
          />
        </div>
        <TextInput
          ltr
          label={t("offers.form.reference")}
          name="insurerRef"
          maxLength={80}
          autoComplete="off"
          value={values.insurerRef}
          onChange={({ target }) => onChange({ insurerRef: target.value })}
        />
        <TextArea
          label={t("offers.form.why")}
          hint={t("offers.form.whyHint")}
          error={problemOf("why")}
          name="why"
          rows={3}
          dir="auto"
          maxLength={1_000}
          value={values.why}
          onChange={({ target }) => onChange({ why: target.value })}
        />
      </div>
      <RatedBeside plan={values.plan} rated={rated} price={values.price} />
    </div>
  );
}
