import { useTranslation } from "react-i18next";
import { brand } from "../../../brand.ts";

const years = brand.claims.timeline;

export function Timeline() {
  const { t } = useTranslation("site");
  const texts = t("home.timeline.texts", { returnObjects: true });

  return (
    <section className="below-fold wrap pt-section" data-reveal="">
      <h2>{t("home.timeline.heading")}</h2>
      <ol className="mt-9 grid gap-8 sm:grid-cols-3 sm:gap-6">
        {years.map((year, index) => (
          <li key={year}>
            <span
              className={`arches ${index === years.length - 1 ? "text-accent" : "text-action-done"}`}
            />
            <p className="mt-4 text-title">{year}</p>
            <p className="mt-1 max-w-88 text-ink-muted">{texts[index]}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
