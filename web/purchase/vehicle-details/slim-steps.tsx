import { useTranslation } from "react-i18next";

const steps = ["vehicle", "quotes", "check", "pay"] as const;

/** The steps of a purchase at its first one: a row of arches, with the words where there is room. */
export function SlimSteps() {
  const { t } = useTranslation("purchase");

  return (
    <nav aria-label={t("quotes.steps.label")}>
      <ol className="flex gap-1.5">
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={index === 0 ? "step" : undefined}
            className={`min-w-7 text-center text-sm lg:min-w-28 ${index === 0 ? "font-display text-ink" : "font-medium text-ink-muted"}`}
          >
            <span className={`arches ${index === 0 ? "text-action" : "text-line-soft"}`} />
            <span className="max-lg:sr-only">{t(`quotes.steps.${step}`)}</span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
