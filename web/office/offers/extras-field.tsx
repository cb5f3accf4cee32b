import { useTranslation } from "react-i18next";
import type { SoldTerms } from "../../../contract/office/offers/sold.ts";
import { formatAmount } from "../../../domain/money.ts";
import { type AddOn, addOns, isSoldWith } from "../../../domain/quotes/add-ons.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { FieldGroup } from "../../ui/field.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import type { OfferValues } from "./offer-values.ts";

type Props = {
  values: OfferValues;
  sold: SoldTerms | undefined;
  onChange: (change: Partial<OfferValues>) => void;
};

/** Extras named as customers know them; those that a plan includes are ticked and stay so. */
export function ExtrasField({ values, sold, onChange }: Props) {
  const { t } = useTranslation(["office", "prices"]);
  const offered =
    sold?.choices.addOns ??
    addOns
      .filter((code) => isSoldWith(code, values.coverType))
      .map((code) => ({ code, amountFils: 0, included: false }));
  if (offered.length === 0) return null;

  const toggle = (code: AddOn, isChosen: boolean) =>
    onChange({
      addOns: addOns.filter((one) => (one === code ? isChosen : values.addOns.includes(one))),
    });

  return (
    <FieldGroup id="extras" label={t("offers.form.extras")}>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {offered.map(({ code, amountFils, included }) => {
          const name = t(`prices:addOns.${code}`);
          return (
            <Checkbox
              key={code}
              name={`extra-${code}`}
              aria-label={name}
              aria-describedby={`extra-${code}-costs`}
              checked={included || values.addOns.includes(code)}
              disabled={included}
              onChange={({ target }) => toggle(code, target.checked)}
              end={
                <span id={`extra-${code}-costs`} className="text-sm text-ink-muted">
                  {included && t("offers.form.included")}
                  {!included && amountFils > 0 && <Ltr>+{formatAmount(amountFils)}</Ltr>}
                </span>
              }
            >
              {name}
            </Checkbox>
          );
        })}
      </div>
    </FieldGroup>
  );
}
