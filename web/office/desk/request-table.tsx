import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { DeskRow } from "../../../contract/office/desk/requests.ts";
import { formatAmount } from "../../../domain/money.ts";
import { Price } from "../../ui/price.tsx";
import { request } from "../kit/paths.ts";
import { useLanguage } from "../kit/use-language.ts";
import { useSession } from "../frame/session.tsx";
import { Due } from "./due.tsx";
import { NewsLine } from "./news-line.tsx";
import { PlateOfRow } from "./plate-of-row.tsx";
import { StatePill } from "./state-pill.tsx";
import { WakeButton } from "./wake-button.tsx";

const columns = ["plate", "number", "about", "state", "due", "assignee"] as const;

/** Where there is room, the columns stand still from one view to the next. */
const widths: Record<(typeof columns)[number], string> = {
  plate: "",
  number: "lg:w-[18%]",
  about: "lg:w-[25%]",
  state: "lg:w-[17%]",
  due: "lg:w-[17%]",
  assignee: "lg:w-[11%] max-lg:hidden",
};

type Props = {
  rows: readonly DeskRow[];
  /** The list's query, so that the request knows which one comes next. */
  search: string;
  /** Where there are several tables on a page. */
  label?: string;
  /** Where rows are snoozed, each has a button that ends it; called afterwards. */
  onWoken?: () => void;
};

export function RequestTable({ rows, search, label, onWoken }: Props) {
  const { t } = useTranslation("office");

  return (
    <div className="overflow-x-auto rounded-card bg-surface-raised shadow-1">
      <table aria-label={label ?? t("desk.table")} className="w-full text-start text-sm">
        <thead>
          <tr className="text-xs text-ink-muted">
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={`px-3 py-2.5 text-start font-medium max-lg:px-2 first:ps-5 ${widths[column]}`}
              >
                {t(`desk.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} to={`${request(row.id)}?${search}`} onWoken={onWoken} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const CELL = "px-3 py-3 align-middle max-lg:px-2";

function Row({ row, to, onWoken }: { row: DeskRow; to: string; onWoken: Props["onWoken"] }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { id, number, name, plate, type, coverType, insurerName, priceFils, state } = row;

  return (
    <tr
      aria-labelledby={`number-${id}`}
      className="relative border-t border-line hover:bg-surface-soft has-[:focus-visible]:bg-surface-leaf has-[:focus-visible]:shadow-[inset_4px_0_0_var(--accent)] rtl:has-[:focus-visible]:shadow-[inset_-4px_0_0_var(--accent)]"
    >
      <td className={`${CELL} w-32 max-lg:w-28 ps-5!`}>
        <PlateOfRow plate={plate} className="w-28 min-w-20 max-lg:w-22" />
      </td>
      <th scope="row" aria-label={number} className={`${CELL} text-start`}>
        <Link
          to={to}
          className="font-strong before:absolute before:inset-0 focus-visible:outline-none"
        >
          <bdi id={`number-${id}`} dir="ltr" className="whitespace-nowrap">
            {number}
          </bdi>
        </Link>
        <span className="block font-body">
          <bdi>{name}</bdi>
        </span>
      </th>
      <td className={CELL}>
        <span className="max-lg:block">{t(`types.${type}`)}</span>
        {coverType && (
          <>
            <span className="max-lg:hidden"> · </span>
            <span className="max-lg:block">{t(`covers.${coverType}`)}</span>
          </>
        )}
        <span className="flex flex-wrap gap-x-2.5 text-xs text-ink-muted">
          {state === "lead" && !coverType && t("desk.offerWanted")}
          {insurerName && <span className="max-lg:hidden">{insurerName[language]}</span>}
          {priceFils !== null && <Price amount={formatAmount(priceFils)} />}
        </span>
      </td>
      <td className={CELL}>
        <StatePill state={state} />
        <NewsLine row={row} className="mt-1 text-xs leading-snug" />
        {row.assignee && (
          <span className="block text-xs lg:hidden">
            <Holder assignee={row.assignee} />
          </span>
        )}
      </td>
      <td className={`${CELL} min-w-26`}>
        <Due row={row} />
        {onWoken && <WakeButton row={row} onChange={onWoken} />}
      </td>
      <td className={`${CELL} max-lg:hidden`}>
        <Holder assignee={row.assignee} />
      </td>
    </tr>
  );
}

function Holder({ assignee }: Pick<DeskRow, "assignee">) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { member } = useSession();

  return assignee?.id === member.id ? (
    <span className="font-medium">{t("desk.me")}</span>
  ) : assignee ? (
    <bdi title={assignee.name[language]} className="block max-w-32 truncate text-ink-muted">
      {assignee.name[language]}
    </bdi>
  ) : (
    <span className="text-ink-muted">{t("desk.nobody")}</span>
  );
}
