import { useTranslation } from "react-i18next";
import { data, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/our-times.ts";
import { type OurTimes, readOurTimes } from "../../contract/our-times.ts";
import * as paths from "../../contract/page-paths.ts";
import { PUBLISHED_DAYS } from "../../domain/analytics/measured-times.ts";
import { apiContext } from "../api/context.ts";
import { formatMoment } from "../i18n/formats.ts";
import { useSite } from "../i18n/use-site.ts";
import type { SiteFacts } from "../api/site-facts.ts";
import type { Handle } from "../shell/handle.ts";
import { Banner } from "../ui/banner.tsx";
import { Page } from "../ui/page.tsx";
import { Pill } from "../ui/pill.tsx";
import { SiteHead } from "./head/site-head.tsx";
import { MeasureCards } from "./our-times/measure-cards.tsx";
import { Notes } from "./our-times/notes.tsx";
import { Stamps } from "./our-times/stamps.tsx";

/** With as long as the call's answer is kept, less than the minute that a figure may be old. */
export const handle: Handle = { kind: "still", keptSeconds: 20, area: "site" };

export const loader = async ({ context }: Route.LoaderArgs) => {
  const answer = await context.get(apiContext)(readOurTimes);
  if (answer.code !== 200) return data({ times: null }, { status: 503 });
  return { times: answer.data.data };
};

/** The promise clock (ruling O11). */
export default function OurTimesPage({ loaderData: { times } }: Route.ComponentProps) {
  const { t } = useTranslation("site");
  const { language } = useSite();

  return (
    <>
      <SiteHead
        title={t("ourTimes.title")}
        description={t("ourTimes.description")}
        trail={[
          { name: t("home.title"), path: paths.home },
          { name: t("ourTimes.title"), path: paths.ourTimes },
        ]}
      />
      <Page
        heading={t("ourTimes.heading")}
        lead={t("ourTimes.lead", { days: PUBLISHED_DAYS })}
        action={
          times?.asOf && (
            <Pill tone="calm" icon="clock" wraps>
              {t("ourTimes.asOf", { moment: formatMoment(times.asOf, language, "long") })}
            </Pill>
          )
        }
      >
        {times ? (
          <Measured times={times} />
        ) : (
          <Banner kind="error" title={t("ourTimes.failed.title")}>
            {t("ourTimes.failed.text")}
          </Banner>
        )}
      </Page>
    </>
  );
}

const hasCases = (times: OurTimes["real"]) => times.some(({ together }) => together.cases > 0);

function Measured({ times }: { times: OurTimes }) {
  const { t } = useTranslation("site");
  const isDemonstration =
    useRouteLoaderData<SiteFacts>("root")?.installation.isDemonstration ?? false;

  return (
    <>
      <section aria-labelledby="real">
        <h2 id="real" className="text-title">
          {t("ourTimes.real.heading")}
        </h2>
        {hasCases(times.real) ? (
          <MeasureCards of={times.real} />
        ) : (
          <p className="mt-4 max-w-reading rounded-card bg-surface-leaf p-5 sm:px-6">
            {t("ourTimes.real.none", { days: PUBLISHED_DAYS })}
          </p>
        )}
      </section>
      {(isDemonstration || hasCases(times.invented)) && (
        <section aria-labelledby="invented" className="mt-12 lg:mt-16">
          <h2 id="invented" className="text-title">
            {t("ourTimes.invented.heading")}
          </h2>
          <p className="mt-3 max-w-reading text-ink-muted">{t("ourTimes.invented.text")}</p>
          <MeasureCards of={times.invented} />
        </section>
      )}
      <Notes since={times.since} />
      <Stamps days={times.days} />
    </>
  );
}
