import { useTranslation } from "react-i18next";
import { useMatches, useRouteLoaderData } from "react-router";
import { brand, EXAMPLE_LICENCE } from "../../../brand.ts";
import * as paths from "../../../contract/page-paths.ts";
import { languages } from "../../../domain/language.ts";
import type { SiteFacts } from "../../api/site-facts.ts";
import { Horizon } from "../../ui/drawings/horizon.tsx";
import { SecurityBadge } from "../../ui/drawings/security-badge.tsx";
import { WordmarkAr } from "../../ui/drawings/wordmark-ar.tsx";
import { WordmarkEn } from "../../ui/drawings/wordmark-en.tsx";
import { Link } from "../../ui/link.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { languageHref } from "../../i18n/language.ts";
import { useSite } from "../../i18n/use-site.ts";
import { ContactLinks } from "./contact-links.tsx";
import { FooterColumns } from "./footer-columns.tsx";
import { SocialLinks } from "./social-links.tsx";

/** Required by the supervisor on every page, whatever the navigation contains. */
const legal = [
  ["complaints", paths.complaints],
  ["choices", paths.privacyChoices],
  ["privacy", paths.privacyPolicy],
  ["terms", paths.terms],
] as const;

/** Who is buying, signing in or sending a photo needs the law, help and the language, and no ways out. */
const isSlim = ({ handle }: { handle?: unknown }) =>
  /^(account|purchase|profile|pictures)/.test(
    (handle as { area?: string } | undefined)?.area ?? "",
  );

export function Footer() {
  return useMatches().some(isSlim) ? <SlimFooter /> : <FullFooter />;
}

function SlimFooter() {
  return (
    <footer className="mt-10 border-t border-line-soft bg-surface-sunken text-label">
      <div className="wrap">
        <div className="flex flex-wrap items-center gap-x-8 gap-y-2 py-4">
          <LanguageButtons />
          <ContactLinks className="flex flex-wrap gap-x-8" />
          <LegalLinks />
        </div>
        <Licence />
      </div>
    </footer>
  );
}

function FullFooter() {
  const { t } = useTranslation("around");
  const { language, pathOf } = useSite();
  const Wordmark = language === "ar" ? WordmarkAr : WordmarkEn;

  return (
    <footer>
      <Horizon className="max-sm:h-12" />
      <div className="below-fold bg-surface-sunken text-label">
        <div className="wrap">
          <div className="grid gap-x-8 pb-2 sm:grid-cols-3 sm:gap-y-10 sm:pt-4 sm:pb-10 lg:grid-cols-[1.8fr_1fr_1fr_1fr]">
            <div className="relative grid content-start gap-x-8 gap-y-1 sm:col-span-3 sm:grid-cols-subgrid sm:gap-y-4 lg:col-span-1 lg:grid-cols-1">
              <div className="grid content-start justify-items-start gap-2 sm:col-span-2 sm:gap-4 lg:col-span-1">
                <Link href={pathOf(paths.home)} aria-label={t("homeLink")}>
                  <Wordmark className="h-12 w-auto" />
                </Link>
                <p className="max-w-88 text-ink-muted max-sm:text-sm">
                  <span className="max-sm:hidden">{t("footer.lead")} </span>
                  {t("footer.risk", { name: brand.name[language] })}
                </p>
              </div>
              <ContactLinks
                className="flex flex-wrap content-start gap-x-4 max-sm:text-sm sm:grid sm:gap-1"
                chatClassName="max-sm:absolute max-sm:end-0 max-sm:top-0"
              />
            </div>
            <FooterColumns without={legal.map(([, path]) => pathOf(path))} />
          </div>
          <div className="flex flex-wrap items-center gap-x-8 border-line-soft pb-2 max-sm:justify-between sm:gap-y-2 sm:border-t sm:py-5">
            <LanguageButtons />
            <SocialLinks />
            <LegalLinks />
          </div>
          <Licence />
        </div>
      </div>
    </footer>
  );
}

function LegalLinks() {
  const { t } = useTranslation("around");
  const { pathOf } = useSite();

  return (
    <nav
      aria-label={t("footer.label")}
      className="flex flex-wrap gap-x-3 max-sm:w-full max-sm:justify-between max-sm:text-sm sm:ms-auto sm:gap-x-8"
    >
      {legal.map(([name, path]) => (
        <Link key={name} className="footer-link" href={pathOf(path)}>
          {t(`footer.${name}`)}
        </Link>
      ))}
    </nav>
  );
}

function LanguageButtons() {
  const { t } = useTranslation("around");
  const { language, path } = useSite();

  return (
    <nav aria-label={t("language.label")} className="flex gap-2">
      {languages.map((one) => (
        <a
          key={one}
          href={languageHref(one, path)}
          lang={one}
          data-language={one}
          rel="nofollow"
          aria-current={one === language ? "true" : undefined}
          className={`btn btn-sm ${one === language ? "" : "btn-quiet"}`}
        >
          {t(one === "ar" ? "language.arabic" : "language.english")}
        </a>
      ))}
    </nav>
  );
}

function Licence() {
  const { t } = useTranslation("around");
  const { language } = useSite();
  const installation = useRouteLoaderData<SiteFacts>("root")?.installation;

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line-soft pt-3 pb-4 text-sm text-ink-muted sm:gap-y-3 sm:pt-5 sm:pb-8">
      <SecurityBadge label={t("footer.badge")} className="size-14" />
      <p className="max-w-140 flex-1 basis-60">
        {t("footer.licence", { legalName: brand.legalName[language] })}{" "}
        <Ltr>{installation?.licenceNumber}</Ltr>{" "}
        {installation?.licenceNumber === EXAMPLE_LICENCE && t("footer.licenceExample")}
      </p>
      <p className="lg:ms-auto">
        {t("footer.copyright", { legalName: brand.legalName[language] })}
      </p>
    </div>
  );
}
