import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import type { SettingsSection } from "../../../contract/office/settings/sections.ts";
import { Icon } from "../../ui/icon.tsx";
import { NotFound } from "../frame/not-found.tsx";
import { PageTitle } from "../kit/page-title.tsx";
import { pathOf } from "../kit/paths.ts";
import { AuditSection } from "./audit/audit-section.tsx";
import { BrandSection } from "./brand/brand-section.tsx";
import { CommissionSection } from "./commission/commission-section.tsx";
import { HealthSection } from "./health/health-section.tsx";
import { HoursSection } from "./hours/hours-section.tsx";
import { NavigationSection } from "./navigation/navigation-section.tsx";
import { sectionIcons, useSections } from "./sections.ts";
import { SessionsSection } from "./sessions/sessions-section.tsx";
import { SettingsFrame } from "./settings-frame.tsx";
import { StaffSection } from "./staff-section.tsx";
import { TextsSection } from "./texts/texts-section.tsx";

/** What there is to set. */
export function SettingsPage() {
  const { t } = useTranslation("office");

  return (
    <div className="grid gap-5">
      <PageTitle>{t("settings.name")}</PageTitle>
      <h1 className="text-title">{t("settings.name")}</h1>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {useSections().map((id) => (
          <li
            key={id}
            className="relative flex items-start gap-4 rounded-card bg-surface-raised p-card shadow-1 hover:shadow-2"
          >
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-surface-leaf text-action">
              <Icon name={sectionIcons[id]} />
            </span>
            <div className="min-w-0">
              <Link
                to={`${pathOf("settings")}/${id}`}
                className="text-lg font-strong before:absolute before:inset-0 before:rounded-card"
              >
                {t(`settings.${id}.name`)}
              </Link>
              <p className="text-sm text-ink-muted">{t(`settings.${id}.about`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

const contents: Readonly<Record<SettingsSection, ComponentType>> = {
  staff: StaffSection,
  hours: HoursSection,
  navigation: NavigationSection,
  texts: TextsSection,
  brand: BrandSection,
  sessions: SessionsSection,
  commission: CommissionSection,
  health: HealthSection,
  audit: AuditSection,
};

/** One section of the settings. */
export function OneSection() {
  const { t } = useTranslation("office");
  const { id } = useParams();
  const open = useSections().find((section) => section === id);

  if (!open) return <NotFound />;
  const Content = contents[open];
  return (
    <SettingsFrame title={t(`settings.${open}.name`)}>
      <Content />
    </SettingsFrame>
  );
}
