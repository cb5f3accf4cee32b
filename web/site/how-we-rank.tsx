import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useRouteLoaderData } from "react-router";
import type { Route } from "./+types/how-we-rank.ts";
import { LOGO_PLACEHOLDER, type Insurer } from "../../contract/insurers.ts";
import * as paths from "../../contract/page-paths.ts";
import { formatAmount } from "../../domain/money.ts";
import type { SiteFacts } from "../api/site-facts.ts";
import type { Handle } from "../shell/handle.ts";
import { useSite } from "../i18n/use-site.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { TextLink } from "../ui/link.tsx";
import { Page } from "../ui/page.tsx";
import { SiteHead } from "./head/site-head.tsx";
import { Commissions } from "./ranking/commissions.tsx";
import { orders, paid, refrained } from "./ranking/points.ts";
import { listedInsurers } from "./sections/listed-insurers.ts";

export const handle: Handle = { kind: "still", area: "site" };

export const loader = async ({ context }: Route.LoaderArgs) => ({
  insurers: await listedInsurers(context),
});

/** That the panel is limited must be said (Brokers' Regulation, Article 12). */
export default function HowWeRank({ loaderData: { insurers } }: Route.ComponentProps) {
  const { t } = useTranslation("site");
  const { pathOf } = useSite();
  const isDemonstration =
    useRouteLoaderData<SiteFacts>("root")?.installation.isDemonstration ?? false;
  const fee = `\u2066AED\u00a0${formatAmount(0)}\u2069`;

  return (
    <>
      <SiteHead
        title={t("ranking.title")}
        description={t("ranking.description")}
        trail={[
          { name: t("home.title"), path: paths.home },
          { name: t("ranking.title"), path: paths.howWeRank },
        ]}
      />
      <Page heading={t("ranking.heading")} lead={t("ranking.lead")}>
        <Part heading={t("ranking.order.heading")}>
          <p className="max-w-reading">{t("ranking.order.text")}</p>
          <ul className="mt-5 grid gap-3">
            {orders.map((order) => (
              <li
                key={order}
                className={`rounded-card p-5 shadow-1 sm:px-6 ${order === "price" ? "bg-surface-leaf" : "bg-surface-raised"}`}
              >
                <h3>{t(`ranking.order.ways.${order}.title`)}</h3>
                <p className="mt-1 max-w-reading">{t(`ranking.order.ways.${order}.text`)}</p>
              </li>
            ))}
          </ul>
          <p className="mt-4 max-w-reading text-ink-muted">{t("ranking.order.after")}</p>
        </Part>
        <Part heading={t("ranking.which.heading")}>
          <p className="max-w-reading">{t("ranking.which.text")}</p>
          <p className="mt-4 max-w-reading">{t("ranking.which.never")}</p>
        </Part>
        <Part heading={t("ranking.quality.heading")}>
          <p className="max-w-reading">{t("ranking.quality.text")}</p>
          <p className="mt-4 max-w-reading">{t("ranking.quality.never")}</p>
          {isDemonstration && (
            <p className="mt-4 max-w-reading text-ink-muted">{t("ranking.quality.invented")}</p>
          )}
        </Part>
        <Part heading={t("ranking.panel.heading")}>
          <p className="max-w-reading">{t("ranking.panel.text", { count: insurers.length })}</p>
          <Panel insurers={insurers} />
          <p className="mt-5 max-w-reading text-ink-muted">{t("ranking.panel.limited")}</p>
          <TextLink href={pathOf(paths.partners)} className="mt-1">
            {t("ranking.panel.more")}
          </TextLink>
        </Part>
        <Part heading={t("ranking.paid.heading")}>
          <ul className="grid gap-5">
            {paid.map((row) => (
              <li key={row} className="border-s-2 border-accent ps-5">
                <h3>{t(`ranking.paid.rows.${row}.title`, { fee })}</h3>
                <p className="mt-1 max-w-reading text-ink-muted">
                  {t(`ranking.paid.rows.${row}.text`)}
                </p>
                {row === "commission" && <Commissions insurers={insurers} />}
              </li>
            ))}
          </ul>
        </Part>
        <Part heading={t("ranking.not.heading")}>
          <ul className="grid gap-3">
            {refrained.map((item) => (
              <li key={item} className="grid grid-cols-[auto_1fr] items-start gap-3">
                <Icon name="x" size={20} className="mt-1 text-ink-muted" />
                {t(`ranking.not.items.${item}`)}
              </li>
            ))}
          </ul>
          <p className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink href={pathOf(paths.vehicleDetails)} iconAfter="arrow">
              {t("ranking.action")}
            </ButtonLink>
            <TextLink href={pathOf(paths.complaints)}>{t("ranking.complaints")}</TextLink>
          </p>
        </Part>
      </Page>
    </>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-12 gap-y-4 border-t border-line py-9 lg:grid-cols-[1fr_1.9fr] lg:py-12">
      <h2 className="text-title">{heading}</h2>
      <div>{children}</div>
    </section>
  );
}

function Panel({ insurers }: { insurers: readonly Insurer[] }) {
  const { language } = useSite();

  return (
    <ul className="mt-5 grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4">
      {insurers.map(({ slug, name, logo }) => (
        <li
          key={slug}
          className="grid place-items-center rounded-card bg-surface-raised px-3 py-5 shadow-1"
        >
          <img
            src={logo ?? LOGO_PLACEHOLDER}
            alt={name[language]}
            height={40}
            loading="lazy"
            className="h-10 w-auto"
          />
        </li>
      ))}
    </ul>
  );
}
