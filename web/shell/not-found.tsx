import { useTranslation } from "react-i18next";
import { data } from "react-router";
import * as paths from "../../contract/page-paths.ts";
import type { Handle } from "./handle.ts";
import { useSite } from "../i18n/use-site.ts";
import { ButtonLink } from "../ui/button.tsx";
import { DocumentTitle } from "../ui/document-title.tsx";
import { Rosette } from "../ui/drawings/rosette.tsx";
import { Icon } from "../ui/icon.tsx";
import { Link } from "../ui/link.tsx";

export const handle: Handle = { area: "shell" };

export const loader = () => data(null, { status: 404 });

const ways = [
  { key: "vehicle", path: paths.vehicleDetails, icon: "car" },
  { key: "profile", path: paths.profile, icon: "user" },
  { key: "contact", path: paths.contact, icon: "chat" },
  { key: "all", path: paths.allPages, icon: "menu" },
] as const;

export default function NotFound() {
  const { t } = useTranslation();
  const { pathOf } = useSite();

  return (
    <div className="wrap grid items-center gap-x-20 gap-y-10 py-14 lg:grid-cols-[1fr_auto] lg:py-24">
      <DocumentTitle title={t("notFound.title")} description={t("notFound.description")} />
      <div>
        <p className="text-sm font-strong text-accent-text">{t("notFound.eyebrow")}</p>
        <h1 className="mt-3">{t("notFound.heading")}</h1>
        <p className="mt-4 max-w-reading text-lg text-ink-muted">{t("notFound.lead")}</p>
        <ul className="mt-8 grid max-w-form gap-4 sm:grid-cols-2">
          {ways.map(({ key, path, icon }) => (
            <li key={key}>
              <Link
                href={pathOf(path)}
                className="flex h-full items-start gap-4 rounded-card bg-surface-raised p-5 shadow-1 hover:shadow-2"
              >
                <span className="grid size-11 shrink-0 place-items-center rounded-full bg-surface-leaf text-action">
                  <Icon name={icon} />
                </span>
                <span>
                  <strong className="block">{t(`notFound.links.${key}.title`)}</strong>
                  <span className="text-label text-ink-muted">
                    {t(`notFound.links.${key}.text`)}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <ButtonLink href={pathOf(paths.home)} className="mt-8">
          {t("notFound.home")}
        </ButtonLink>
      </div>
      <Rosette className="hidden size-80 opacity-90 lg:block" />
    </div>
  );
}
