import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Icon } from "../../ui/icon.tsx";

const articles = {
  choose: paths.article("choose-car-insurance"),
  third: `${paths.thirdParty}#what-is`,
  comprehensive: `${paths.comprehensive}#what-is`,
  extras: `${paths.carInsurance}#worth`,
  claim: `${paths.contact}#claim`,
  nonGulf: `${paths.contact}#non-gulf`,
} as const;

export function Guide() {
  const { t } = useTranslation("site");
  const { pathOf } = useSite();

  return (
    <section className="below-fold wrap pt-section" data-reveal="">
      <h2>{t("car.guide.heading")}</h2>
      <p className="mt-3 text-ink-muted">{t("car.guide.lead")}</p>
      <ul className="mt-8 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
        {(Object.keys(articles) as (keyof typeof articles)[]).map((name) => (
          <li key={name} className="relative border-t border-line py-6">
            <h3 className="text-lg">
              <a
                href={pathOf(articles[name])}
                className="flex gap-3 after:absolute after:inset-0 hover:text-link"
              >
                <span className="grow">{t(`car.guide.items.${name}.title`)}</span>
                <Icon name="arrow" size={20} className="mt-1 text-accent-text" />
              </a>
            </h3>
            <p className="mt-1.5 max-w-88 text-ink-muted">{t(`car.guide.items.${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
