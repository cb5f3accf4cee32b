import { useTranslation } from "react-i18next";
import { Icon } from "../../ui/icon.tsx";
import { formatList } from "../../i18n/formats.ts";
import { LanguageButton } from "../kit/language-button.tsx";
import { useLanguage } from "../kit/use-language.ts";
import { AwayEntry } from "./away.tsx";
import { Search } from "./search.tsx";
import { useSession } from "./session.tsx";

export function Header() {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { member, logOut } = useSession();
  const roles = member.roles.map((role) => t(`roles.${role}`));

  return (
    <header className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line-soft px-5 py-1 sm:flex-nowrap lg:px-8 print:hidden">
      <Search />
      <div className="ms-auto flex min-w-0 items-center gap-1">
        <p className="me-2 min-w-0 max-w-72 text-end text-sm leading-snug max-sm:hidden">
          <bdi className="block truncate font-medium">{member.name[language]}</bdi>
          <span className="block truncate text-xs text-ink-muted">
            {formatList(roles, language)}
            {member.extension && ` · ${t("frame.extension", { extension: member.extension })}`}
          </span>
        </p>
        <AwayEntry />
        <LanguageButton />
        <button
          type="button"
          className="inline-flex min-h-target shrink-0 items-center gap-2 rounded-full px-3 text-sm font-medium hover:bg-surface-sunken"
          onClick={logOut}
        >
          <Icon name="logout" size={20} className="rtl:-scale-x-100" />
          <span className="max-sm:sr-only">{t("frame.logout")}</span>
        </button>
      </div>
    </header>
  );
}
