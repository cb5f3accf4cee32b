import { useTranslation } from "react-i18next";
import { claimsOptions } from "../../../../domain/quotes/claims.ts";
import { Select } from "../../../ui/select.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import type { FactInput, RatedFact } from "./rated-facts.ts";

export type FactFieldsProps = {
  /** Spread on the control of an input. */
  fieldOf: (input: FactInput) => object;
  /** Only what is shown is asked. */
  facts: readonly RatedFact[];
};

/** The answers that rate, changed in place; the price follows. */
export default function FactFields({ fieldOf, facts }: FactFieldsProps) {
  const { t } = useTranslation("purchase");
  const words = (input: FactInput) => ({
    ...fieldOf(input),
    label: t(input === "value" ? "check.cover.vehicleValue" : `check.facts.${input}`),
    autoComplete: "off",
  });
  const control = (input: FactInput) => {
    if (input === "claims")
      return (
        <Select
          key={input}
          {...words(input)}
          label={t("check.cover.previousClaims")}
          options={claimsOptions.map((value) => ({
            value,
            label: t(`check.facts.claimed.${value}`),
          }))}
        />
      );
    if (input === "financed")
      return (
        <Select
          key={input}
          {...words(input)}
          options={[
            { value: "false", label: t("check.facts.false") },
            { value: "true", label: t("check.facts.true") },
          ]}
        />
      );
    return <TextInput key={input} {...words(input)} ltr inputMode="numeric" />;
  };

  return (
    <div className="mt-3">
      <p className="max-w-reading text-sm text-ink-muted">{t("check.cover.help")}</p>
      <div className="mt-3 grid gap-x-6 gap-y-4 sm:grid-cols-3">
        {facts.map(({ input }) => control(input))}
      </div>
    </div>
  );
}
