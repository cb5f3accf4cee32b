import { useEffect, useState, type ComponentProps, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { NavLink, useLocation } from "react-router";
import { brand } from "../../../brand.ts";
import { pagedRoomNames, pagedRooms } from "../../../contract/office/rooms.ts";
import type { StaffRole } from "../../../domain/accounts/staff-roles.ts";
import { readStored, writeStored } from "../../shell/device/storage.ts";
import { Mark } from "../../ui/drawings/mark.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-paths.ts";
import { Ltr } from "../../ui/ltr.tsx";
import { DeskIcon, type DeskIconName, isDeskIcon } from "../kit/desk-icon.tsx";
import { dashboard, pathOf } from "../kit/paths.ts";
import { usePages } from "../kit/rooms.ts";
import { useLanguage } from "../kit/use-language.ts";
import { useWaitingChats } from "../kit/waiting-chats.ts";
import { useKeysHelp } from "./keys.tsx";
import { useViewKeys } from "./use-view-keys.ts";
import { useSession } from "./session.tsx";

const KEY = "officeSidebar";
/** Also where there is little height: the page has the room then, and its header one line. */
const NARROW = "(width < 80rem) or (height < 50rem)";

/** The entries for somebody with these roles; `also` are the paths of rooms reached from there. */
const entriesFor = (pages: ReturnType<typeof usePages>, roles: readonly StaffRole[]) =>
  pagedRoomNames.flatMap((name) => {
    const { entry } = pages[name];
    const mayEnter = pagedRooms[name].roles.some((role) => roles.includes(role));
    if (!mayEnter || !("icon" in entry)) return [];
    const reached = pagedRoomNames.filter((other) => {
      const its = pages[other].entry;
      return "from" in its && its.from === name;
    });
    return [{ name, icon: entry.icon, also: reached.map(pathOf) }];
  });

/** What was chosen last, else wide where there is room. */
function useIsWide() {
  const [chosen, setChosen] = useState(() => readStored("localStorage", KEY));
  const [isNarrow, setIsNarrow] = useState(() => matchMedia(NARROW).matches);

  useEffect(() => {
    const query = matchMedia(NARROW);
    const look = () => setIsNarrow(query.matches);
    query.addEventListener("change", look);
    return () => query.removeEventListener("change", look);
  }, []);

  const isWide = chosen === undefined ? !isNarrow : chosen === "wide";
  const toggle = () => {
    const next = isWide ? "narrow" : "wide";
    writeStored("localStorage", KEY, next);
    setChosen(next);
  };
  return { isWide, toggle };
}

/** 250 px, or 80 px when collapsed (part 1, the dashboard shell). */
export function Sidebar() {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { isWide, toggle } = useIsWide();
  const showHelp = useKeysHelp();
  const { pathname } = useLocation();
  const { member } = useSession();
  const pages = usePages();
  const { count: waitingChats } = useWaitingChats();
  useViewKeys();
  const shape = isWide ? "w-62.5" : "w-20";
  const row = isWide
    ? "flex-row gap-3 overflow-hidden px-4 text-label whitespace-nowrap"
    : "flex-col gap-1 px-1.5 text-[0.6875rem] text-center";

  return (
    <aside
      className={`on-canopy sticky top-0 flex h-svh ${shape} flex-col gap-6 bg-canopy py-5 text-canopy-ink transition-[width] print:hidden`}
    >
      <div className={`flex items-center gap-3 ${isWide ? "px-5" : "justify-center"}`}>
        <Mark onCanopy className="size-11 shrink-0" />
        {isWide && (
          <p className="min-w-0 overflow-hidden leading-snug whitespace-nowrap">
            <span className="block text-lg font-display">{brand.name[language]}</span>
            <span className="block text-sm text-canopy-muted">{t("name")}</span>
          </p>
        )}
      </div>
      <nav aria-label={t("frame.navigation")} className="grid grid-cols-1 gap-1.5 px-1.5">
        <Entry to={dashboard} icon="grid" name={t("frame.dashboard")} row={row} end />
        {entriesFor(pages, member.roles).map(({ name, icon, also }) => (
          <Entry
            key={name}
            to={pathOf(name)}
            icon={icon}
            name={t(`${name}.name`)}
            row={row}
            isHere={also.some((path) => pathname.startsWith(path))}
            count={name === "chats" ? waitingChats : 0}
          />
        ))}
      </nav>
      <div
        className={`mt-auto flex items-center justify-center gap-2 ${isWide ? "" : "flex-col-reverse"}`}
      >
        <Foot
          icon={<Icon name="columns" />}
          name={t(isWide ? "frame.collapse" : "frame.expand")}
          aria-expanded={isWide}
          onClick={toggle}
        />
        <Foot
          icon={<DeskIcon name="keyboard" />}
          name={t("keys.heading")}
          aria-haspopup="dialog"
          aria-keyshortcuts="?"
          onClick={showHelp}
        />
      </div>
    </aside>
  );
}

type EntryProps = {
  to: string;
  icon: IconName | DeskIconName;
  name: string;
  row: string;
  end?: boolean;
  isHere?: boolean;
  count?: number;
};

function Entry({ icon, name, row, isHere = false, count = 0, ...link }: EntryProps) {
  return (
    <NavLink
      {...link}
      className={({ isActive }) =>
        `flex min-h-13 items-center rounded-field py-2 leading-snug font-medium ${row} ${isActive || isHere ? "bg-canopy-veil" : "text-canopy-muted hover:bg-canopy-veil hover:text-canopy-ink"}`
      }
    >
      <span className="relative grid shrink-0">
        {isDeskIcon(icon) ? <DeskIcon name={icon} /> : <Icon name={icon} />}
        {count > 0 && (
          <span
            aria-hidden="true"
            className="absolute -end-2.5 -top-2 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-xs leading-none font-strong text-accent-ink"
          >
            <Ltr>{count}</Ltr>
          </span>
        )}
      </span>
      {name}
    </NavLink>
  );
}

type FootProps = ComponentProps<"button"> & { icon: ReactNode; name: string };

function Foot({ icon, name, ...button }: FootProps) {
  return (
    <button
      {...button}
      type="button"
      aria-label={name}
      title={name}
      className="grid size-11 place-items-center rounded-full text-canopy-muted hover:bg-canopy-veil hover:text-canopy-ink"
    >
      {icon}
    </button>
  );
}
