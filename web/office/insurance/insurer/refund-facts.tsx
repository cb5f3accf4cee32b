import { useTranslation } from "react-i18next";
import type { InsurerShown } from "../../../../contract/office/insurance/insurer-shapes.ts";
import { refundReasons } from "../../../../domain/refunds/refund-terms.ts";
import { formatDay, formatList, formatNumber } from "../../../i18n/formats.ts";
import { useLanguage } from "../../kit/use-language.ts";
import { FactsCard } from "./facts-card.tsx";

export function RefundFacts({ terms }: { terms: InsurerShown["refundTerms"] }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const listed = (words: readonly string[]) => formatList(words, language);
  const question = (key: "ways" | "days" | "certificate" | "source" | "readOn") =>
    t(`insurance.insurer.refunds.${key}`);

  return (
    <FactsCard
      heading={t("insurance.insurer.refunds.heading")}
      none={t("insurance.insurer.refunds.none")}
      facts={
        terms
          ? [
              {
                question: question("ways"),
                answer: listed(terms.ways.map((way) => t(`refunds.ways.${way}`))),
              },
              { question: question("days"), answer: formatNumber(terms.days, language) },
              {
                question: question("certificate"),
                answer: t(
                  `insurance.insurer.refunds.${terms.needsIbanCertificate ? "needed" : "notNeeded"}`,
                ),
              },
              ...refundReasons.map((reason) => ({
                question: t(`refunds.reasons.${reason}`),
                answer: listed(
                  (terms.proofs[reason] ?? []).map((proof) => t(`refunds.proofs.${proof}`)),
                ),
              })),
              {
                question: question("source"),
                answer: <bdi className="wrap-anywhere">{terms.source[language]}</bdi>,
              },
              { question: question("readOn"), answer: formatDay(terms.readOn, language) },
            ]
          : []
      }
    />
  );
}
