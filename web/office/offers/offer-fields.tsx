import { useTranslation } from "react-i18next";
import type { DeskRequest } from "../../../contract/office/desk/requests.ts";
import type { SoldTerms } from "../../../contract/office/offers/sold.ts";
import type { CheckedOffer } from "../../../contract/office/offers/routes.ts";
import { dayAfter } from "../../../domain/calendar-day.ts";
import type { PriceDoubt } from "../../../domain/offers/compare-price.ts";
import { MAX_START_DAYS } from "../../../domain/purchase/confirmation.ts";
import { OFFER_DAYS } from "../../../domain/requests/offer-days.ts";
import { Select } from "../../ui/select.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useLanguage } from "../kit/use-language.ts";
import { DayField } from "./day-field.tsx";
import type { Missing } from "./missing.ts";
import { factsOf } from "./facts-of.ts";
import { type OfferValues, OTHER } from "./offer-values.ts";
import { OtherPlan } from "./other-plan.tsx";
import { PlanSelect } from "./plan-select.tsx";
import { PriceBeside } from "./price-beside.tsx";
import { ReasonFields } from "./reason-fields.tsx";
import { TermsFields } from "./terms-fields.tsx";
import type { FoundPlans } from "./use-offer-plans.ts";

type Props = {
  request: DeskRequest;
  plans: FoundPlans;
  /** Day in Dubai. */
  today: string;
  values: OfferValues;
  sold: SoldTerms | undefined;
  checked: CheckedOffer | undefined;
  doubts: readonly PriceDoubt[];
  missing: readonly Missing[];
  /** What the server refused, at its field. */
  refused: Partial<Record<Missing, string>>;
  onChoose: (plan: string) => void;
  onChange: (change: Partial<OfferValues>) => void;
};

export function OfferFields(props: Props) {
  const { plans, today, values, sold, checked, doubts, missing, refused, onChange } = props;
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const insurer = plans.found?.plans.find(({ id }) => id === values.plan)?.insurerName[language];

  const problemOf = (one: Missing): string | false =>
    refused[one] ??
    (missing.includes(one) &&
      t(`offers.form.missing.${one}`, { days: OFFER_DAYS.longest, startDays: MAX_START_DAYS }));

  return (
    <div className="grid gap-x-6 gap-y-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,23rem)] lg:grid-rows-[auto_auto_1fr]">
      <div className="grid content-start gap-4">
        <PlanSelect
          {...plans}
          values={values}
          error={problemOf("plan")}
          onChoose={props.onChoose}
        />
        {values.plan === OTHER && (
          <OtherPlan {...{ values, onChange, problemOf }} insurers={plans.found?.insurers ?? []} />
        )}
        {values.plan !== "" && values.plan !== OTHER && (
          <Select
            disabled
            label={t("offers.form.cover")}
            name="coverType"
            options={[{ value: values.coverType, label: t(`covers.${values.coverType}`) }]}
            value={values.coverType}
          />
        )}
        {values.plan !== "" && <TermsFields {...{ today, values, sold, problemOf, onChange }} />}
      </div>
      <div className="grid content-start items-start gap-x-4 gap-y-2 sm:grid-cols-2">
        <TextInput
          ltr
          label={t("offers.form.price")}
          error={problemOf("price")}
          name="price"
          inputMode="decimal"
          autoComplete="off"
          value={values.price}
          onChange={({ target }) => onChange({ price: target.value, isPriceTyped: true })}
        />
        <DayField
          label={t("offers.form.validUntil")}
          error={problemOf("validUntil") || problemOf("untilStart")}
          name="validUntil"
          min={today}
          max={dayAfter(today, OFFER_DAYS.longest)}
          value={values.validUntil}
          onChange={({ target }) => onChange({ validUntil: target.value, isUntilTyped: true })}
        />
      </div>
      <div className="self-start lg:sticky lg:top-0 lg:col-start-2 lg:row-span-3 lg:row-start-1">
        <PriceBeside {...{ values, checked, doubts }} insurer={insurer ?? ""} />
      </div>
      <ReasonFields
        {...{ values, doubts, problemOf, onChange }}
        request={props.request}
        facts={factsOf(values, plans.found)}
      />
    </div>
  );
}
