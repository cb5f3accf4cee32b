import { useState } from "react";
import { useTranslation } from "react-i18next";
import { NavLink } from "react-router";
import type { User } from "../../contract/accounts.ts";
import * as paths from "../../contract/page-paths.ts";
import { shortName, SIDEBAR_NAME_LENGTH } from "../../domain/accounts/shown-name.ts";
import { useSite } from "../i18n/use-site.ts";
import { Icon } from "../ui/icon.tsx";
import { Avatar } from "./avatar.tsx";

const pages = [
  { path: paths.profile, name: "requests", icon: "doc" },
  { path: paths.profileInfo, name: "info", icon: "user" },
  { path: paths.profileUpdate, name: "update", icon: "edit" },
  { path: paths.profileData, name: "data", icon: "shield" },
] as const;

const entry =
  "flex min-h-12 items-center gap-3 rounded-field px-3.5 font-medium hover:bg-surface-sunken";

type Props = { user: User | undefined; picture: string | undefined };

export function Sidebar({ user, picture }: Props) {
  const { t } = useTranslation(["profile", "shell"]);
  const { pathOf, chatPath } = useSite();
  const [isOpen, setIsOpen] = useState(false);

  return (
    <aside aria-label={t("sidebar.label")} className="min-w-0">
      <div className="flex items-center gap-3.5 min-[769px]:block">
        <Avatar name={user?.username} picture={picture} />
        <div className="min-w-0 min-[769px]:mt-3">
          <p className="font-strong" title={user?.username}>
            {user ? <bdi>{shortName(user.username, SIDEBAR_NAME_LENGTH)}</bdi> : t("sidebar.guest")}
          </p>
          {user && (
            <p
              dir="ltr"
              className="truncate text-sm text-ink-muted rtl:text-end"
              title={user.email}
            >
              {user.email}
            </p>
          )}
        </div>
        <button
          type="button"
          className="ms-auto grid size-12 shrink-0 place-items-center rounded-full bg-surface-raised shadow-1 min-[769px]:hidden"
          aria-label={t("sidebar.menu")}
          aria-expanded={isOpen}
          aria-controls="profile-pages"
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name={isOpen ? "x" : "menu"} />
        </button>
      </div>
      <nav
        id="profile-pages"
        aria-label={t("sidebar.menu")}
        className={`${isOpen ? "" : "max-[769px]:hidden"} mt-4 grid gap-1 min-[769px]:-mx-3.5 min-[769px]:mt-5`}
        onKeyDown={(event) => event.key === "Escape" && setIsOpen(false)}
      >
        {pages.map(({ path, name, icon }) => (
          <NavLink
            key={name}
            end
            to={pathOf(path)}
            onClick={() => setIsOpen(false)}
            className={`${entry} aria-[current=page]:bg-surface-raised aria-[current=page]:shadow-1`}
          >
            <Icon name={icon} size={20} />
            {t(`sidebar.${name}`)}
          </NavLink>
        ))}
        {chatPath && (
          <a href={chatPath} className={entry}>
            <Icon name="chat" size={20} />
            {t("shell:chat")}
          </a>
        )}
      </nav>
    </aside>
  );
}
