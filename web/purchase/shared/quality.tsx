import { useTranslation } from "react-i18next";
import type { Package } from "../../../contract/quotes.ts";
import { SummaryList } from "../../ui/summary-list.tsx";
import { QualitySource } from "../../prices/quality/quality-source.tsx";
import { useQualityWords } from "../../prices/quality/use-quality-words.ts";

export function Quality({ quote }: { quote: Package }) {
  const { t } = useTranslation("prices/cover");
  const { figuresOf } = useQualityWords();

  return (
    <SummaryList
      heading={t("quality.heading")}
      answers={figuresOf(quote).map(({ name, value }) => ({ question: name, answer: value }))}
    >
      <QualitySource plan={quote} />
    </SummaryList>
  );
}
