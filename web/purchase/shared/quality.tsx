import { useTranslation } from "react-i18next";
import type { Package } from "../../../contract/quotes.ts";
import { SummaryList } from "../../ui/summary-list.tsx";
import { QualitySource } from "../quotes/quality-source.tsx";
import { useQualityWords } from "../quotes/use-quality-words.ts";

export function Quality({ quote }: { quote: Package }) {
  const { t } = useTranslation("purchase/compare");
  const { figuresOf } = useQualityWords();

  return (
    <SummaryList
      heading={t("quality.heading")}
      answers={figuresOf(quote).map(({ name, value }) => ({ question: name, answer: value }))}
    >
      <QualitySource quote={quote} />
    </SummaryList>
  );
}
