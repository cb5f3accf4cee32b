import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Package } from "../../../contract/quotes.ts";
import { Icon } from "../../ui/icon.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { comesLater } from "../later/comes-later.tsx";
import { withCompareTexts } from "./with-compare-texts.ts";

const QualityMeaning = comesLater(
  () => withCompareTexts(() => import("./quality-meaning.tsx")),
  <Skeleton className="h-40" />,
);

/** How the insurer deals with claims and complaints, in one line that opens to what it means. */
export function QualityLine({ quote, describedBy }: { quote: Package; describedBy: string }) {
  const { t } = useTranslation("purchase");
  const [isOpen, setOpen] = useState(false);
  const fetchAhead = () => void QualityMeaning.fetchAhead();
  const { settlementDays, paidPercent, complaintsPerThousand, isInvented } = quote.quality ?? {};
  const said = [
    settlementDays !== undefined && t("quotes.quality.settled", { count: settlementDays }),
    paidPercent !== undefined && t("quotes.quality.paid", { figure: paidPercent }),
    complaintsPerThousand !== undefined &&
      t("quotes.quality.complaints", { figure: complaintsPerThousand.toFixed(1) }),
  ].filter((words) => words !== false);

  return (
    <>
      <button
        type="button"
        className="quote-quality"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${describedBy}-quality` : undefined}
        aria-describedby={describedBy}
        onPointerDown={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => setOpen(!isOpen)}
      >
        {said.map((words) => (
          <span key={words}>{words}</span>
        ))}
        {said.length < 3 && (
          <span>{t(said.length > 0 ? "quotes.quality.rest" : "quotes.quality.none")}</span>
        )}
        <span>
          {isInvented && <span className="quote-example">{t("quotes.quality.example")}</span>}
          <Icon name={isOpen ? "up" : "down"} size={16} />
        </span>
      </button>
      {isOpen && (
        <div id={`${describedBy}-quality`} className="quote-opened">
          <QualityMeaning quote={quote} />
        </div>
      )}
    </>
  );
}
