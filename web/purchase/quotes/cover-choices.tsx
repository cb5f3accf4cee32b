import { useTranslation } from "react-i18next";
import type { Package } from "../../../contract/quotes.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { addOns } from "../../../domain/quotes/add-ons.ts";
import { excessesFor } from "../../../domain/quotes/excess.ts";
import { repairs } from "../../../domain/quotes/rated-inputs.ts";
import { DEFAULT_VEHICLE_VALUE_AED } from "../../../domain/vehicle/vehicle-value.ts";
import { formatNumber } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Select } from "../../ui/select.tsx";
import { chosenAddOns, valueOf, withAddOnTicked } from "./sharpening.ts";
import type { Sharpening } from "./use-sharpening.ts";
import { useToday } from "./use-today.ts";

type Props = {
  draft: PurchaseDraft;
  choose: Sharpening["choose"];
  quotes: readonly Package[];
};

/** Excess, repair and add-ons for all quotes; a card's details have its own. */
export function CoverChoices({ draft, choose, quotes }: Props) {
  const { t } = useTranslation("prices");
  const { language } = useSite();
  const day = useToday();
  const value = Number(valueOf(draft, "value", day) ?? DEFAULT_VEHICLE_VALUE_AED);
  const excess = valueOf(draft, "excess", day);
  const repair = valueOf(draft, "repair", day);
  const chosen = chosenAddOns(draft, day);
  const offered = addOns.filter(
    (code) =>
      chosen.includes(code) ||
      quotes.some((quote) => quote.choices.addOns.some((choice) => choice.code === code)),
  );
  const hasOwnDamage = quotes.some(({ excessAed }) => excessAed !== null);
  const steps = excessesFor(value);
  const shown =
    steps.includes(Number(excess)) || excess === undefined ? steps : [...steps, Number(excess)];

  return (
    <div className="grid gap-4 border-t border-line pt-5">
      {hasOwnDamage && (
        <div className="sharpen-rows">
          <Select
            id="sharpen-excess"
            label={t("sharpen.excess")}
            placeholder={t("sharpen.asOffered")}
            value={excess === undefined ? "" : String(excess)}
            options={shown.map((aed) => ({
              value: String(aed),
              label: `AED ${formatNumber(aed, language)}`,
            }))}
            onChange={({ target }) => choose({ excess: target.value })}
          />
          <Select
            id="sharpen-repair"
            label={t("sharpen.repair")}
            placeholder={t("sharpen.asOffered")}
            value={repair === undefined ? "" : String(repair)}
            options={repairs.map((code) => ({ value: code, label: t(`values.${code}`) }))}
            onChange={({ target }) => choose({ repair: target.value })}
          />
        </div>
      )}
      <fieldset>
        <legend className="text-label font-strong">{t("sharpen.addOns")}</legend>
        <div className="grid text-label sm:max-lg:grid-cols-2">
          {offered.map((code) => (
            <Checkbox
              key={code}
              checked={chosen.includes(code)}
              onChange={() => choose({ addOns: withAddOnTicked(chosen, code) })}
            >
              {t(`addOns.${code}`)}
            </Checkbox>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
