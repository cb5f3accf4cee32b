import { useTranslation } from "react-i18next";
import type { Package } from "../../../contract/quotes.ts";
import { addOns } from "../../../domain/quotes/add-ons.ts";
import { formatNumber } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { SignedAmount } from "../../prices/signed-amount.tsx";
import { formatAmount } from "../../../domain/money.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Select } from "../../ui/select.tsx";
import { type OwnChoice, withAddOnTicked } from "./sharpening.ts";

type Props = {
  quote: Package;
  own: OwnChoice | undefined;
  hasFailed: boolean;
  onOwn: (own: OwnChoice | undefined) => void;
};

/** Excess, repair and add-ons of this plan alone, with what each would change. */
export function CardChoices({ quote, own, hasFailed, onOwn }: Props) {
  const { t } = useTranslation(["purchase", "prices", "prices/card"]);
  const { language } = useSite();
  const plan = quote.names[language];
  const { excess, repair, addOns: offered } = quote.choices;
  // The answer is on its way, the choice is made.
  const chosen = addOns.filter((code) => (own?.addOns?.split(",") ?? quote.addOns).includes(code));
  const takes = (choice: OwnChoice) => onOwn({ ...own, ...choice });
  const withDifference = (label: string, fils: number) =>
    fils === 0 ? label : `${label} (${fils < 0 ? "−" : "+"}${formatAmount(Math.abs(fils))})`;
  const named = (label: string) => (
    <>
      {label}
      <span className="sr-only"> {t("prices:own.for", { plan })}</span>
    </>
  );

  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="text-base font-strong tracking-normal">{t("prices:own.heading")}</h3>
      {hasFailed && (
        <p role="alert" className="text-sm font-medium text-danger">
          {t("quotes.errors.unreachable")}
        </p>
      )}
      {(excess.length > 0 || repair.length > 0) && (
        <div className="grid gap-4 sm:grid-cols-2">
          {excess.length > 0 && (
            <Select
              label={named(t("prices:sharpen.excess"))}
              value={own?.excess ?? String(quote.excessAed)}
              options={excess.map(({ aed, amountFils }) => ({
                value: String(aed),
                label: withDifference(`AED ${formatNumber(aed, language)}`, amountFils),
              }))}
              onChange={({ target }) => takes({ excess: target.value })}
            />
          )}
          {repair.length > 0 && (
            <Select
              label={named(t("prices:sharpen.repair"))}
              value={own?.repair ?? quote.repair ?? ""}
              options={repair.map(({ code, amountFils }) => ({
                value: code,
                label: withDifference(t(`prices:values.${code}`), amountFils),
              }))}
              onChange={({ target }) => takes({ repair: target.value })}
            />
          )}
        </div>
      )}
      <fieldset>
        <legend className="text-label font-strong">{t("prices:sharpen.addOns")}</legend>
        <div className="grid gap-x-6 text-label sm:grid-cols-2">
          {addOns.flatMap((code) => {
            const choice = offered.find((one) => one.code === code);
            if (!choice) return [];
            const label = t(`prices:addOns.${code}`);
            const isChosen = choice.included || chosen.includes(code);
            return (
              <Checkbox
                key={code}
                aria-label={`${label} ${t("prices:own.for", { plan })}`}
                checked={isChosen}
                disabled={choice.included}
                onChange={() => takes({ addOns: withAddOnTicked(chosen, code) })}
                end={
                  choice.included ? (
                    <span className="text-ink-muted">{t("prices/card:included")}</span>
                  ) : (
                    <SignedAmount fils={choice.amountFils} showsPlus />
                  )
                }
              >
                {label}
              </Checkbox>
            );
          })}
        </div>
      </fieldset>
      {own && (
        <div className="flex flex-wrap items-center gap-x-5 text-sm">
          <p className="text-ink-muted">{t("prices:own.help")}</p>
          <Button variant="link" size="small" onClick={() => onOwn(undefined)}>
            {t("prices:own.reset")}
          </Button>
        </div>
      )}
    </section>
  );
}
