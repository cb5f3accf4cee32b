import { useTranslation } from "react-i18next";
import { formatAmount } from "../../../domain/money.ts";
import type { AddOn } from "../../../domain/quotes/add-ons.ts";
import type { Package } from "../../../contract/quotes.ts";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-paths.ts";
import { Price } from "../../ui/price.tsx";
import { type AddOnPrice, addOnPrices } from "../prices/add-on-prices.ts";

type Extra = readonly [AddOn, IconName];

const withBoth: readonly Extra[] = [
  ["passengerCover", "heart"],
  ["driverCover", "user"],
  ["roadsideAssistance", "tow"],
  ["omanCover", "globe"],
];

const withComprehensive: readonly Extra[] = [
  ["naturalDisaster", "warning"],
  ["vehicleReplacement", "refresh"],
  ["offRoad", "pin"],
  ["carRental", "car"],
];

type Prices = Record<AddOn, AddOnPrice>;

/** Four with both kinds of cover, four with comprehensive only (part 1, section 9). */
export function AddOns({ packages }: { packages: readonly Package[] }) {
  const { t } = useTranslation("site");
  const prices = addOnPrices(packages);

  return (
    <section className="below-fold wrap pt-section" data-reveal="" aria-labelledby="add-ons">
      <h2 id="add-ons">{t("car.addOns.heading")}</h2>
      <p className="mt-3 max-w-reading text-ink-muted">
        {t("car.addOns.lead")} {packages.length > 0 && t("car.addOns.prices")}
      </p>
      <div className="mt-8 grid gap-6 lg:grid-cols-2">
        <Extras heading={t("car.addOns.common")} extras={withBoth} prices={prices} />
        <Extras
          heading={t("car.addOns.comprehensiveOnly")}
          extras={withComprehensive}
          prices={prices}
        />
      </div>
    </section>
  );
}

type Props = { heading: string; extras: readonly Extra[]; prices: Prices };

function Extras({ heading, extras, prices }: Props) {
  const { t } = useTranslation("site");

  return (
    <div className="rounded-card bg-surface-raised px-6 pt-6 pb-3 shadow-1 sm:px-8">
      <h3 className="text-lg">{heading}</h3>
      <ul className="mt-3">
        {extras.map(([addOn, icon]) => (
          <li
            key={addOn}
            className="grid grid-cols-[auto_1fr] gap-x-4 border-t border-line-soft py-4 first:border-t-0"
          >
            <span className="row-span-3 grid size-11 place-items-center rounded-full bg-surface-leaf text-action">
              <Icon name={icon} />
            </span>
            <h4 className="text-base font-strong">{t(`car.addOns.names.${addOn}`)}</h4>
            <p className="text-label text-ink-muted">{t(`car.addOns.texts.${addOn}`)}</p>
            <Cost {...prices[addOn]} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Cost({ fromFils, isIncludedBySome }: AddOnPrice) {
  const { t } = useTranslation("site");
  if (fromFils === undefined)
    return isIncludedBySome && <p className="mt-1 text-label">{t("car.addOns.onlyIncluded")}</p>;

  return (
    <p className="mt-1 flex flex-wrap gap-x-3 text-label">
      <span>
        {t("car.addOns.from")} <Price amount={formatAmount(fromFils)} className="font-strong" />
      </span>
      {isIncludedBySome && <span className="text-ink-muted">{t("car.addOns.included")}</span>}
    </p>
  );
}
