import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Offer } from "../../../contract/offer.ts";
import { formatDay, formatNumber } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { useInputWords } from "../../prices/use-input-words.tsx";
import { Price } from "../../ui/price.tsx";

/** What no column of the card says; what is not known is left out. */
export function OfferFacts({ offer }: { offer: Offer }) {
  const { t } = useTranslation(["profile/offers", "profile"]);
  const { language } = useSite();
  const wordsOf = useInputWords();
  const { cover, sumInsuredAed, addOns, startDate } = offer;
  // Where the cover is known, its lines name them.
  const extras = cover === null && addOns !== null && addOns.length > 0 ? addOns : undefined;

  return (
    <dl className="flex grow basis-40 flex-wrap gap-x-5 text-sm">
      <Fact name={t("cover")}>{t(`profile:requests.cover.${offer.coverType}`)}</Fact>
      {sumInsuredAed !== null && (
        <Fact name={t("sumInsured")}>
          <Price amount={formatNumber(sumInsuredAed, language)} />
        </Fact>
      )}
      {extras && <Fact name={t("extras")}>{wordsOf("addOns", extras)?.answer}</Fact>}
      {startDate !== null && <Fact name={t("start")}>{formatDay(startDate, language)}</Fact>}
      <Fact name={t("until")}>{formatDay(offer.validUntil, language)}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-1.5">
      <dt className="text-ink-muted">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
