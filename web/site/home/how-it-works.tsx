import { useTranslation } from "react-i18next";
import { PayStep } from "../../ui/drawings/step-pay.tsx";
import { PolicyStep } from "../../ui/drawings/step-policy.tsx";
import { QuotesStep } from "../../ui/drawings/step-quotes.tsx";
import { VehicleStep } from "../../ui/drawings/step-vehicle.tsx";

const pictures = [VehicleStep, QuotesStep, PayStep, PolicyStep];

export function HowItWorks() {
  const { t } = useTranslation("site");
  const steps = t("home.how.steps", { returnObjects: true });

  return (
    <section className="below-fold wrap py-section" data-reveal="">
      <h2>{t("home.how.heading")}</h2>
      <p className="mt-3 text-ink-muted">{t("home.how.lead")}</p>
      <ol className="mt-9 grid gap-x-6 gap-y-9 sm:grid-cols-2 lg:grid-cols-4">
        {pictures.map((Picture, index) => (
          <li key={index} className="relative">
            <span
              aria-hidden="true"
              className="absolute end-6 grid size-8 place-items-center rounded-full bg-surface-raised font-display text-accent-text shadow-1"
            >
              {index + 1}
            </span>
            <Picture className="-ms-3 mb-4 h-36 w-auto" />
            <h3 className="text-lg">{steps[index]?.title}</h3>
            <p className="mt-1.5 max-w-72 text-label text-ink-muted">{steps[index]?.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
