import { useTranslation } from "react-i18next";
import { useRouteLoaderData } from "react-router";
import type { Route } from "./+types/about.ts";
import { brand } from "../../brand.ts";
import * as paths from "../../contract/page-paths.ts";
import type { SiteFacts } from "../api/site-facts.ts";
import type { Handle } from "../shell/handle.ts";
import { formatList } from "../i18n/formats.ts";
import { useSite } from "../i18n/use-site.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import type { IconName } from "../ui/icon-paths.ts";
import { TextLink } from "../ui/link.tsx";
import { AboutContact } from "./company/about-contact.tsx";
import { CompanyFacts } from "./company/company-facts.tsx";
import { insuranceAgency } from "./head/structured-data.ts";
import { SiteHead } from "./head/site-head.tsx";
import { phoneHours } from "./sections/read-phone-hours.ts";
import { listedInsurers } from "./sections/listed-insurers.ts";
import { SaleFacts } from "./sections/sale-facts.tsx";
import { SceneHero } from "./sections/scene-hero.tsx";

export const handle: Handle = { kind: "still", area: "site" };

const tiles = {
  honest: "check",
  technology: "camera",
  privacy: "lock",
} as const satisfies Record<string, IconName>;

export const loader = async ({ context }: Route.LoaderArgs) => ({
  insurers: await listedInsurers(context),
  hours: await phoneHours(context),
});

export default function About({ loaderData: { insurers, hours } }: Route.ComponentProps) {
  const { t } = useTranslation("site");
  const { language, pathOf } = useSite();
  const publicUrl = useRouteLoaderData<SiteFacts>("root")?.installation.publicUrl ?? "";
  const agency = insuranceAgency({
    name: brand.name[language],
    legalName: brand.legalName[language],
    url: publicUrl,
    telephone: brand.telephone,
    email: brand.email,
    logo: `${publicUrl}/icon.svg`,
    week: hours.week,
  });

  return (
    <>
      <SiteHead
        title={t("company.about.title")}
        description={t("company.about.description")}
        trail={[
          { name: t("home.title"), path: paths.home },
          { name: t("company.about.title"), path: paths.about },
        ]}
        data={[agency]}
      />
      <SceneHero
        eyebrow={t("company.about.eyebrow")}
        heading={t("company.about.heading")}
        lead={t("company.about.lead")}
      >
        <SaleFacts />
        <ButtonLink
          href={pathOf(paths.vehicleDetails)}
          variant="sun"
          iconAfter="arrow"
          className="mt-8 max-sm:w-full"
        >
          {t("car.getInsurance")}
        </ButtonLink>
      </SceneHero>
      <section className="below-fold wrap pt-section" data-reveal="">
        <ol className="grid gap-10 lg:grid-cols-3 lg:gap-8">
          {t("company.about.stories", { returnObjects: true }).map(({ title, text }) => (
            <li key={title}>
              <span className="arches text-action-done" />
              <h2 className="mt-5 text-title-sm">{title}</h2>
              <p className="mt-3 max-w-reading text-ink-muted">{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="below-fold wrap pt-section" data-reveal="">
        <h2>{t("company.about.tilesHeading")}</h2>
        <ul className="mt-8 grid gap-6 md:grid-cols-3">
          {(Object.keys(tiles) as (keyof typeof tiles)[]).map((tile) => (
            <li key={tile} className="rounded-card bg-surface-raised p-6 shadow-1 sm:p-8">
              <span className="grid size-12 place-items-center rounded-full bg-surface-leaf text-action">
                <Icon name={tiles[tile]} />
              </span>
              <h3 className="mt-4">{t(`company.about.tiles.${tile}.title`)}</h3>
              <p className="mt-2 text-ink-muted">{t(`company.about.tiles.${tile}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section
        id="paid"
        className="below-fold mt-section bg-surface-sunken py-section"
        data-reveal=""
      >
        <div className="wrap grid gap-6 lg:grid-cols-[1fr_1.6fr]">
          <h2>{t("company.about.paid.heading")}</h2>
          <div className="max-w-form">
            <p className="text-lg">{t("company.about.paid.text")}</p>
            <p className="mt-4 text-ink-muted">
              {t("company.about.paid.insurers", {
                insurers: formatList(
                  insurers.map(({ name }) => name[language]),
                  language,
                ),
              })}
            </p>
            <p className="mt-3 flex flex-wrap gap-x-6">
              <TextLink href={pathOf(paths.partners)}>{t("company.about.paid.partners")}</TextLink>
              <TextLink href={pathOf(paths.complaints)}>
                {t("company.about.paid.complaints")}
              </TextLink>
            </p>
          </div>
        </div>
        <div className="wrap mt-12 grid gap-6 lg:grid-cols-[1fr_1.6fr]">
          <h2>{t("company.about.paper.heading")}</h2>
          <CompanyFacts />
        </div>
      </section>
      <section className="below-fold wrap pt-section" data-reveal="">
        <div className="grid items-center gap-8 rounded-xl bg-surface-raised p-7 shadow-2 sm:p-10 sm:grid-cols-[1fr_auto] lg:p-14">
          <div>
            <h2>{t("company.about.careers.heading")}</h2>
            <p className="mt-3 max-w-reading text-lg text-ink-muted">
              {t("company.about.careers.text")}
            </p>
          </div>
          <ButtonLink href={pathOf(paths.careers)} iconAfter="arrow">
            {t("company.about.careers.action")}
          </ButtonLink>
        </div>
      </section>
      <AboutContact hours={hours} />
    </>
  );
}
