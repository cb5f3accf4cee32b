import { useTranslation } from "react-i18next";
import type { Package } from "../../../contract/quotes.ts";
import { Card } from "../../ui/card.tsx";
import { CoverLine } from "../../prices/cover/cover-lines.tsx";
import { linesInOrder } from "../../prices/cover/detail-lines.ts";
import PlanPapers from "../../prices/papers/plan-papers.tsx";

export function Covered({ quote }: { quote: Package }) {
  const { t } = useTranslation("prices/cover");
  const { covered, notCovered } = linesInOrder(quote);

  return (
    <Card>
      <h2 className="text-lg leading-snug tracking-normal">{t("details.covered")}</h2>
      <ul className="mt-3 grid gap-2">
        {covered.map((line) => (
          <CoverLine key={line.benefit} line={line} />
        ))}
      </ul>
      {notCovered.length > 0 && (
        <>
          <h3 className="mt-5 text-base font-strong tracking-normal">{t("details.notCovered")}</h3>
          <ul className="mt-2 grid gap-2">
            {notCovered.map((line) => (
              <CoverLine key={line.benefit} line={line} />
            ))}
          </ul>
        </>
      )}
      {quote.documents && (
        <div className="mt-5">
          <PlanPapers documents={quote.documents} />
        </div>
      )}
    </Card>
  );
}
