import { useTranslation } from "react-i18next";

const steps = ["look", "offer", "pay"] as const;

/** Ruling P8. */
export function OfferSteps() {
  const { t } = useTranslation("purchase");

  return (
    <ol className="mt-2">
      {steps.map((step, index) => (
        <li key={step} className="grid grid-cols-[40px_1fr] gap-x-4 py-3">
          <span className="grid size-10 place-items-center rounded-full bg-surface-leaf font-display text-action">
            {index + 1}
          </span>
          <span className="self-center">
            <b>{t(`sending.steps.${step}.heading`)}</b>
            <span className="block text-sm text-ink-muted">{t(`sending.steps.${step}.help`)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
