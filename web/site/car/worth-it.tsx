import { useTranslation } from "react-i18next";

export function WorthIt() {
  const { t } = useTranslation("site");
  const cases = t("car.addOns.worth", { returnObjects: true });

  return (
    <section className="below-fold wrap pt-section" data-reveal="" id="worth">
      <h2>{t("car.addOns.worthHeading")}</h2>
      <ul className="mt-8 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {cases.map(({ title, text }) => (
          <li key={title}>
            <span className="arches text-accent" />
            <h3 className="mt-4 text-lg">{title}</h3>
            <p className="mt-1.5 text-ink-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
