import { useTranslation } from "react-i18next";
import { useSite } from "../../i18n/use-site.ts";
import type { PlanTerms } from "../plan-terms.ts";
import { QualitySource } from "./quality-source.tsx";
import { useQualityWords } from "./use-quality-words.ts";

type Props = { plan: Pick<PlanTerms, "quality" | "insurerName" | "type"> };

export default function QualityMeaning({ plan }: Props) {
  const { t } = useTranslation("prices/cover");
  const { language } = useSite();
  const { figuresOf } = useQualityWords();

  return (
    <section
      aria-label={t("quality.of", { insurer: plan.insurerName[language] })}
      className="grid gap-4 rounded-field bg-surface-soft p-4"
    >
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-3">
        {figuresOf(plan).map(({ figure, name, value, meaning }) => (
          <div key={figure}>
            <dt className="text-sm text-ink-muted">{name}</dt>
            <dd className="font-strong">{value}</dd>
            <dd className="mt-1 text-sm leading-snug">{meaning}</dd>
          </div>
        ))}
      </dl>
      <QualitySource plan={plan} />
    </section>
  );
}
