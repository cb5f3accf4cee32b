import { useTranslation } from "react-i18next";
import type { Offer } from "../../../contract/offer.ts";
import { formatAmount } from "../../../domain/money.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Pill } from "../../ui/pill.tsx";
import { Price } from "../../ui/price.tsx";
import { endings } from "./ended-offers.ts";

export default function EarlierOffers({ offers }: { offers: readonly Offer[] }) {
  const { t } = useTranslation("profile/offers");
  const { language } = useSite();

  return (
    <details className="mt-5">
      <summary className="link w-fit text-label">{t("earlier")}</summary>
      <ul className="mt-2 rounded-card bg-surface-raised px-card py-1 shadow-1">
        {offers.toReversed().map(({ id, state, insurerName, planName, priceFils }) => {
          const ending = endings.find((one) => one === state);
          return (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1 border-t border-line py-3 first:border-0"
            >
              <span className="min-w-0 grow basis-40 text-label">
                {insurerName[language]}
                <bdi className="block text-sm text-ink-muted">{planName[language]}</bdi>
              </span>
              <Price amount={formatAmount(priceFils)} />
              {ending && <Pill>{t(`ended.${ending}`)}</Pill>}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
