import { useTranslation } from "react-i18next";
import { type Insurer, LOGO_PLACEHOLDER } from "../../../contract/insurers.ts";
import { useSite } from "../../i18n/use-site.ts";

/** Widths in insurers/all.svg, known before the file arrives. */
const widthsAtHeight54: Record<string, number> = {
  falaj: 181,
  marsa: 198,
  nakhla: 185,
  qandeel: 220,
  sidrah: 206,
  lulwa: 200,
  hazm: 190,
};

const isDrawn = (slug: string, logo: string | null) =>
  slug in widthsAtHeight54 && logo === `/insurers/${slug}.svg`;

export function InsurerStrip({ insurers }: { insurers: readonly Insurer[] }) {
  const { t } = useTranslation("site");
  const { language } = useSite();

  return (
    <section aria-labelledby="insurers" className="bg-surface">
      <h2 id="insurers" className="sr-only">
        {t("home.insurers")}
      </h2>
      <ul
        // A row that scrolls sideways must be reachable by keyboard.
        tabIndex={0}
        aria-labelledby="insurers"
        className="insurer-strip mx-auto flex max-w-content items-center gap-x-9 gap-y-5 overflow-x-auto py-9 max-xl:px-gutter xl:flex-wrap xl:justify-between xl:gap-x-6 xl:overflow-visible"
      >
        {insurers.map(({ slug, name, logo }) => (
          <li key={slug} className="shrink-0">
            <img
              src={isDrawn(slug, logo) ? `/insurers/all.svg#${slug}` : (logo ?? LOGO_PLACEHOLDER)}
              alt={name[language]}
              width={isDrawn(slug, logo) ? widthsAtHeight54[slug] : undefined}
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
