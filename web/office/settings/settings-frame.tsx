import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { NavLink } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import { PageTitle } from "../kit/page-title.tsx";
import { pathOf } from "../kit/paths.ts";
import { sectionIcons, useSections } from "./sections.ts";

/** The settings, with all of their sections beside the open one. */
export function SettingsFrame({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation("office");

  return (
    <div className="grid gap-5">
      <PageTitle>{title}</PageTitle>
      <h1 className="text-title">{t("settings.name")}</h1>
      <div className="grid items-start gap-5 xl:grid-cols-[12rem_minmax(0,1fr)] xl:gap-6">
        <nav aria-label={t("settings.sections")} className="flex flex-wrap gap-1.5 xl:grid">
          {useSections().map((id) => (
            <NavLink
              key={id}
              to={`${pathOf("settings")}/${id}`}
              className={({ isActive }) =>
                `inline-flex min-h-target items-center gap-2.5 rounded-field px-3.5 text-label font-medium ${isActive ? "bg-surface-raised shadow-1" : "text-ink-muted hover:text-ink"}`
              }
            >
              <Icon name={sectionIcons[id]} size={20} />
              {t(`settings.${id}.name`)}
            </NavLink>
          ))}
        </nav>
        <div className="min-w-0">{children}</div>
      </div>
    </div>
  );
}
