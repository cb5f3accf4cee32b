import { useTranslation } from "react-i18next";
import { useRouteLoaderData } from "react-router";
import * as paths from "../../../contract/page-paths.ts";
import type { SiteFacts } from "../../api/site-facts.ts";
import { WordmarkAr } from "../../ui/drawings/wordmark-ar.tsx";
import { WordmarkEn } from "../../ui/drawings/wordmark-en.tsx";
import { Link } from "../../ui/link.tsx";
import { useSite } from "../../i18n/use-site.ts";
import { AccountMenu } from "./account-menu.tsx";
import { LanguageLink } from "./language-link.tsx";
import { MenuBar } from "./menu-bar.tsx";
import { MenuDrawer } from "./menu-drawer.tsx";
import { useMenu } from "./menu.ts";

/** Static HTML on every page: the custom elements change it in the browser, React does not. */
export function Header() {
  const { t } = useTranslation("around");
  const { language, pathOf } = useSite();
  const menu = useMenu();
  const installation = useRouteLoaderData<SiteFacts>("root")?.installation;
  const Wordmark = language === "ar" ? WordmarkAr : WordmarkEn;

  return (
    <header className="scallop on-canopy relative z-40 bg-canopy text-canopy-ink">
      {installation?.isDemonstration && (
        <p className="bg-accent-soft px-4 py-1.5 text-center flat:py-0.5 text-xs font-medium text-accent-ink">
          {t("demonstration")}
        </p>
      )}
      <div className="wrap flex min-h-header flex-wrap items-center gap-2 lg:gap-6">
        <Link
          href={pathOf(paths.home)}
          aria-label={t("homeLink")}
          className="grid min-h-target place-items-center"
        >
          <Wordmark onCanopy className="h-[min(2.5rem,17vw-29px)] w-auto lg:h-11.5" />
        </Link>
        <MenuBar menu={menu} />
        <div className="ms-auto flex items-center gap-1 lg:gap-2">
          {/* In this order: when someone is signed in the account grows into the empty middle. */}
          <AccountMenu />
          <LanguageLink />
          <MenuDrawer menu={menu} />
        </div>
      </div>
    </header>
  );
}
