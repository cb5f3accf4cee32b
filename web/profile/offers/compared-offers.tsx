import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Offer } from "../../../contract/offer.ts";
import type { RequestDetails } from "../../../contract/requests.ts";
import { formatDay } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { rowOf } from "../../prices/compare/compared.ts";
import {
  shownRow,
  type ShownRow,
  useComparedGroups,
} from "../../prices/compare/compared-groups.tsx";
import { ComparedPlans } from "../../prices/compare/compared-plans.tsx";
import type { PlanTerms } from "../../prices/plan-terms.ts";
import { WhatIf } from "../../prices/what-if/what-if.tsx";
import { LaterPart } from "../../shell/later-part.tsx";
import { Card } from "../../ui/card.tsx";
import { riskOfOffer } from "./risk-of-offer.ts";

export type ComparedOffer = { offer: Offer; plan: PlanTerms };
type Props = { compared: readonly ComparedOffer[]; request: RequestDetails };

/** Two or three offers side by side. */
export default function ComparedOffers({ compared, request }: Props) {
  const { t } = useTranslation("profile/offers");
  const { language } = useSite();
  const id = useId();
  const offers = compared.map(({ offer }) => offer);
  const known = compared.filter(({ offer }) => offer.cover !== null);
  const others = offers.filter(({ cover }) => cover === null);
  const { price, terms, cover, quality } = useComparedGroups(
    compared.map(({ offer: { cover: lines, sumInsuredAed }, plan }) => ({
      ...plan,
      cover: lines,
      sumInsuredAed,
    })),
  );
  const days = useDays(offers);
  const riskOf = ({ _id }: { _id: string }) => {
    const offer = offers.find((one) => one.id === _id);
    return offer && riskOfOffer(request, offer);
  };

  return (
    <LaterPart>
      <Card>
        <section data-compared-offers aria-labelledby={id}>
          <ComparedPlans
            id={id}
            heading="h3"
            groups={[{ key: "terms", rows: [price, ...terms, ...days, ...cover] }, quality]}
            heads={offers.map(({ id: key, planName }) => {
              const name = planName[language];
              return { key, name, content: name };
            })}
          />
          {others.map((offer) => (
            <p key={offer.id} className="mt-3 max-w-reading text-sm text-ink-muted">
              {t("coverInWording", { plan: offer.planName[language] })}
            </p>
          ))}
          {known.length > 1 && <WhatIf plans={known.map(({ plan }) => plan)} riskOf={riskOf} />}
        </section>
      </Card>
    </LaterPart>
  );
}

/** Neither an earlier nor a later day is better. */
function useDays(offers: readonly Offer[]): ShownRow[] {
  const { t } = useTranslation("profile/offers");
  const { language } = useSite();
  const row = (key: "start" | "until", days: (string | null)[]) =>
    days.every((day) => day === null)
      ? []
      : [
          shownRow(
            key,
            t(key),
            rowOf(
              key,
              days,
              days.map(() => undefined),
            ),
            (day) => (day === null ? t("notNamed") : formatDay(day, language)),
          ),
        ];

  return [
    ...row(
      "start",
      offers.map(({ startDate }) => startDate),
    ),
    ...row(
      "until",
      offers.map(({ validUntil }) => validUntil),
    ),
  ];
}
