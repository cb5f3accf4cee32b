import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Offer } from "../../../contract/offer.ts";
import { formatDay, formatNumber } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { useInputWords } from "../../prices/use-input-words.tsx";
import { Price } from "../../ui/price.tsx";

/** What is not known is left out. */
export function OfferTerms({ offer }: { offer: Offer }) {
  const { t } = useTranslation(["profile/offers", "profile"]);
  const { language } = useSite();
  const wordsOf = useInputWords();
  const { excessAed, repair, sumInsuredAed, addOns, startDate } = offer;
  const known = [
    excessAed === null ? undefined : wordsOf("excess", excessAed),
    repair === null ? undefined : wordsOf("repair", repair),
  ].filter((words) => words !== undefined);

  return (
    <dl className="mt-4 text-label">
      <Said name={t("cover")}>{t(`profile:requests.cover.${offer.coverType}`)}</Said>
      {known.map(({ question, answer }) => (
        <Said key={question} name={question}>
          {answer}
        </Said>
      ))}
      {sumInsuredAed !== null && (
        <Said name={t("sumInsured")}>
          <Price amount={formatNumber(sumInsuredAed, language)} />
        </Said>
      )}
      {addOns !== null && addOns.length > 0 && (
        <Said name={t("extras")}>{wordsOf("addOns", addOns)?.answer}</Said>
      )}
      {startDate !== null && <Said name={t("start")}>{formatDay(startDate, language)}</Said>}
      <Said name={t("until")}>{formatDay(offer.validUntil, language)}</Said>
    </dl>
  );
}

function Said({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-9 items-center justify-between gap-4 border-t border-line py-1">
      <dt className="text-ink-muted">{name}</dt>
      <dd className="text-end font-medium">{children}</dd>
    </div>
  );
}
