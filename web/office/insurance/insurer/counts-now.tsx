import { useTranslation } from "react-i18next";
import { coverTypes } from "../../../../domain/quotes/package-kinds.ts";
import type { Agreement } from "./agreement-values.ts";
import { Commission } from "./commission.tsx";
import { FactsCard } from "./facts-card.tsx";
import { Validity } from "./validity.tsx";

/** The agreement that a draft would replace. */
export function CountsNow({ agreement }: { agreement: Agreement | null }) {
  const { t } = useTranslation("office");
  const lineOf = (cover: (typeof coverTypes)[number]) => {
    const line = agreement?.lines.find((one) => one.cover === cover);
    return line ? <Commission points={line.commission} /> : t("insurance.insurer.draft.notSold");
  };

  return (
    <FactsCard
      heading={t("insurance.insurer.draft.now")}
      none={t("insurance.insurer.draft.nothingNow")}
      facts={
        agreement
          ? [
              {
                question: t("insurance.insurer.draft.valid"),
                answer: (
                  <span>
                    <Validity {...agreement} />
                  </span>
                ),
              },
              ...coverTypes.map((cover) => ({
                question: t(`covers.${cover}`),
                answer: <span>{lineOf(cover)}</span>,
              })),
            ]
          : []
      }
    />
  );
}
