import { useTranslation } from "react-i18next";
import type { Package } from "../../../contract/quotes.ts";
import { useSite } from "../../i18n/use-site.ts";
import { QualitySource } from "./quality-source.tsx";
import { useQualityWords } from "./use-quality-words.ts";

export default function QualityMeaning({ quote }: { quote: Package }) {
  const { t } = useTranslation("purchase/compare");
  const { language } = useSite();
  const { figuresOf } = useQualityWords();

  return (
    <section
      aria-label={t("quality.of", { insurer: quote.insurerName[language] })}
      className="grid gap-4 rounded-field bg-surface-soft p-4"
    >
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-3">
        {figuresOf(quote).map(({ figure, name, value, meaning }) => (
          <div key={figure}>
            <dt className="text-sm text-ink-muted">{name}</dt>
            <dd className="font-strong">{value}</dd>
            <dd className="mt-1 text-sm leading-snug">{meaning}</dd>
          </div>
        ))}
      </dl>
      <QualitySource quote={quote} />
    </section>
  );
}
