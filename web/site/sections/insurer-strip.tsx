import { useTranslation } from "react-i18next";
import { insurers, type InsurerSlug } from "../../../domain/quotes/insurers.ts";
import { useSite } from "../../i18n/use-site.ts";

/** The drawings' own widths at a height of 54, so that nothing moves when they arrive. */
const widths: Record<InsurerSlug, number> = {
  falaj: 181,
  marsa: 198,
  nakhla: 185,
  qandeel: 220,
  sidrah: 206,
  lulwa: 200,
  hazm: 190,
};

export function InsurerStrip() {
  const { t } = useTranslation("site");
  const { language } = useSite();

  return (
    <section aria-labelledby="insurers" className="bg-surface">
      <h2 id="insurers" className="sr-only">
        {t("home.insurers")}
      </h2>
      <ul
        // A row that scrolls sideways has to be reachable by keyboard.
        tabIndex={0}
        aria-labelledby="insurers"
        className="insurer-strip mx-auto flex max-w-content items-center gap-x-9 gap-y-5 overflow-x-auto py-9 max-xl:px-gutter xl:flex-wrap xl:justify-between xl:gap-x-6 xl:overflow-visible"
      >
        {insurers.map((insurer) => (
          <li key={insurer.slug} className="shrink-0">
            <img
              src={`/insurers/all.svg#${insurer.slug}`}
              alt={insurer[language]}
              width={widths[insurer.slug]}
              height={54}
              loading="lazy"
              className="h-9 w-auto"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
