import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { insurance } from "../../kit/paths.ts";

const tabs = {
  insurers: insurance,
  plans: `${insurance}/plans`,
  editions: `${insurance}/editions`,
};
type Tab = keyof typeof tabs;
const names = Object.keys(tabs) as Tab[];

type Props = {
  shown: Tab;
  /** Buttons of the page that is shown. */
  children?: ReactNode;
  className?: string;
};

/** The name of the room, its three pages, and what can be done on the one that is shown. */
export function InsuranceHeader({ shown, children, className = "" }: Props) {
  const { t } = useTranslation("office");

  return (
    <header className={`flex flex-wrap items-center gap-x-5 gap-y-3 ${className}`}>
      <h1 className="text-title">{t("insurance.name")}</h1>
      <nav aria-label={t("insurance.tabs.label")}>
        <ul className="flex flex-wrap gap-1 rounded-full bg-surface-sunken p-1">
          {names.map((tab) => (
            <li key={tab}>
              <Link
                to={tabs[tab]}
                aria-current={tab === shown ? "page" : undefined}
                className={`inline-flex min-h-target items-center rounded-full px-4 text-sm font-medium ${tab === shown ? "bg-surface-raised shadow-1" : "text-ink-muted hover:text-ink"}`}
              >
                {t(`insurance.tabs.${tab}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children && <div className="ms-auto flex flex-wrap gap-3 print:hidden">{children}</div>}
    </header>
  );
}
