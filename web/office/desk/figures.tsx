import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { type CountedRoom, countedRooms } from "../../../contract/office/rooms.ts";
import { Ltr } from "../../ui/ltr.tsx";
import { pathOf, requests } from "../kit/paths.ts";
import { shownCount } from "./count.ts";
import { writeListQuery } from "./list-query.ts";
import type { Counts, Figure } from "./use-counts.ts";

const isRoom = (figure: Figure): figure is CountedRoom =>
  countedRooms.some((room) => room === figure);

type Props = {
  figures: readonly Figure[];
  counts: Counts | undefined;
  /** Those that somebody should look at first, where there are any. */
  pressing?: readonly Figure[];
  /** So many beside each other that no row is left with a gap. */
  className: string;
};

/** Each figure opens its rows. */
export function Figures({ figures, counts, pressing = [], className }: Props) {
  const { t } = useTranslation("office");

  return (
    <ul className={`grid gap-3 ${className}`}>
      {figures.map((figure) => {
        const count = counts?.[figure];
        const isPressing = pressing.includes(figure) && (count ?? 0) > 0;
        const look = isPressing ? "bg-danger-soft text-danger-ink" : "bg-surface-raised";
        return (
          <li key={figure}>
            <Link
              to={
                isRoom(figure) ? pathOf(figure) : `${requests}?${writeListQuery({ view: figure })}`
              }
              className={`grid h-full gap-1 rounded-card px-4 py-4 shadow-1 hover:shadow-2 ${look}`}
            >
              <span className={`text-title-lg leading-none ${count === 0 ? "text-ink-muted" : ""}`}>
                <Ltr>{count === undefined ? "…" : shownCount(count)}</Ltr>
              </span>
              <span className="text-sm font-medium">
                {isRoom(figure) ? t(`${figure}.name`) : t(`desk.views.${figure}`)}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
