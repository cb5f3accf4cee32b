import { useTranslation } from "react-i18next";
import { data } from "react-router";
import type { Route } from "./+types/partners.ts";
import { LOGO_PLACEHOLDER } from "../../contract/insurers.ts";
import * as paths from "../../contract/page-paths.ts";
import type { Handle } from "../shell/handle.ts";
import { useSite } from "../i18n/use-site.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Page } from "../ui/page.tsx";
import { SiteHead } from "./head/site-head.tsx";
import { listedInsurers } from "./sections/listed-insurers.ts";

export const handle: Handle = { kind: "still", area: "site" };

/** Specification part 1, section 9. */
const PAGE_SIZE = 6;

/** Pages have addresses (/partners/2), so paging works without a script. */
export const loader = async ({ params, context }: Route.LoaderArgs) => {
  const insurers = await listedInsurers(context);
  const pageCount = Math.max(1, Math.ceil(insurers.length / PAGE_SIZE));
  const pageNumbers = Array.from({ length: pageCount }, (_, index) => index + 1);
  // Other spellings ("1", "02") are not found.
  const [first, ...others] = pageNumbers;
  const page = params.page ? others.find((number) => String(number) === params.page) : first;
  if (page === undefined) throw data(null, { status: 404 });
  return { page, pageNumbers, shown: insurers.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) };
};

export default function Partners({ loaderData }: Route.ComponentProps) {
  const { page, pageNumbers, shown } = loaderData;
  const { t } = useTranslation("site");
  const { language, pathOf } = useSite();
  const texts: Record<string, string> = t("company.partners.texts", { returnObjects: true });

  return (
    <>
      <SiteHead
        title={
          page === 1 ? t("company.partners.title") : t("company.partners.titleOfPage", { page })
        }
        description={t("company.partners.description")}
        trail={[
          { name: t("home.title"), path: paths.home },
          { name: t("company.partners.title"), path: paths.partners },
        ]}
      />
      <Page heading={t("company.partners.heading")} lead={t("company.partners.lead")}>
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {shown.map(({ slug, name, logo }) => (
            <li key={slug} className="rounded-card bg-surface-raised p-6 shadow-1 sm:p-8">
              <img src={logo ?? LOGO_PLACEHOLDER} alt="" height={54} className="h-12 w-auto" />
              <h2 className="mt-5 text-lg">{name[language]}</h2>
              <p className="mt-2 text-ink-muted">{texts[slug]}</p>
            </li>
          ))}
        </ul>
        <nav aria-label={t("company.partners.pages")} className="mt-9">
          <ul className="flex flex-wrap justify-center gap-2">
            {pageNumbers.map((number) => (
              <li key={number}>
                <ButtonLink
                  href={pathOf(paths.partnersPage(number))}
                  variant={number === page ? "primary" : "quiet"}
                  aria-current={number === page ? "page" : undefined}
                  aria-label={t("company.partners.page", { page: number })}
                  className="min-w-target px-4"
                >
                  {number}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-section grid items-center gap-6 rounded-xl bg-surface-leaf p-7 sm:p-10 sm:grid-cols-[1fr_auto]">
          <div>
            <h2 className="text-title-sm">{t("company.partners.join.heading")}</h2>
            <p className="mt-2 text-ink-muted">{t("company.partners.join.text")}</p>
          </div>
          <ButtonLink href={pathOf(`${paths.contact}?product=other#leave-message`)} variant="quiet">
            {t("company.partners.join.action")}
          </ButtonLink>
        </div>
      </Page>
    </>
  );
}
