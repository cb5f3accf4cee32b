import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { useSite } from "../../i18n/use-site.ts";

/** Cached pages are the same for every visitor: both states are in the HTML, a script shows one. */
export function AccountMenu() {
  const { t } = useTranslation("around");
  const { pathOf } = useSite();

  return (
    <account-menu class="relative flex" data-after-logout={pathOf(paths.login)}>
      <Link href={pathOf(paths.login)} data-when="out" className="menu-login">
        <Icon name="user" size={20} className="lg:hidden" />
        <span className="sr-only lg:not-sr-only">{t("account.login")}</span>
      </Link>
      <details data-when="in" hidden>
        <summary className="menu-button max-lg:px-0.5">
          <span className="grid size-10 place-items-center overflow-hidden rounded-full bg-accent text-sm font-display text-accent-ink">
            <span data-initials aria-hidden="true" />
            <img data-picture alt="" className="size-10 object-cover" hidden />
          </span>
          <span className="sr-only">{t("account.menu")}</span>
          <bdi data-name className="sr-only lg:not-sr-only" />
          <Icon name="down" size={16} className="max-lg:hidden" />
        </summary>
        <ul className="menu-popover">
          <li>
            <Link href={pathOf(paths.profile)} className="menu-choice">
              <Icon name="user" size={20} />
              {t("account.profile")}
            </Link>
          </li>
          <li>
            <button type="button" className="menu-choice" data-logout>
              <Icon name="logout" size={20} />
              {t("account.logout")}
            </button>
          </li>
        </ul>
      </details>
      <dialog className="dialog" aria-labelledby="logout-heading">
        <form method="dialog" className="grid gap-6 p-card">
          <div className="grid gap-2">
            <h2 id="logout-heading" className="text-title-sm">
              {t("account.confirm_logout")}
            </h2>
            <p className="text-ink-muted">{t("account.confirmLead")}</p>
          </div>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" value="logout">
              {t("account.logout")}
            </Button>
            <Button type="submit" variant="quiet" value="">
              {t("account.stay")}
            </Button>
          </div>
        </form>
      </dialog>
    </account-menu>
  );
}
