import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import {
  type FigureFilters,
  figureRowsPath,
} from "../../../../contract/office/analytics/figure-rows.ts";
import type { Count, Seen } from "../../../../contract/office/analytics/figure-shapes.ts";
import { formatNumber } from "../../../i18n/formats.ts";
import { useLanguage } from "../../kit/use-language.ts";
import { BeforeLine } from "./before-line.tsx";
import { LINK, NUMBER, QUIET } from "./looks.ts";

type Props = {
  count: Count;
  /** The rows behind it. */
  rows: FigureFilters;
  /** With the count before, below it. */
  withBefore?: boolean;
};

/** A count that opens its rows, if it is told; what was erased has no row. */
export function CountCell({ count, rows, withBefore = false }: Props) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { now, before, erased } = count;

  return (
    <td className={NUMBER}>
      {now === null && (
        <span className={`${QUIET} inline-block py-0.5 text-xs`}>{t("analytics.hidden")}</span>
      )}
      {now === 0 && <span className={`${QUIET} inline-block py-0.5`}>0</span>}
      {now !== null && now > 0 && (
        <Link to={figureRowsPath(rows)} className={LINK}>
          {formatNumber(now, language)}
        </Link>
      )}
      {erased > 0 && (
        <span className="block text-xs text-ink-muted">
          {t("analytics.erased", { count: erased })}
        </span>
      )}
      {withBefore && (
        <BeforeLine>
          <BeforeCount>{before}</BeforeCount>
        </BeforeLine>
      )}
    </td>
  );
}

function BeforeCount({ children }: { children: number | null }): ReactNode {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  return children === null ? t("analytics.hidden") : formatNumber(children, language);
}

export function BeforeCell({ count }: { count: number | null }) {
  return (
    <td className={`${NUMBER} ${QUIET} ${count === null ? "text-xs" : ""}`}>
      <BeforeCount>{count}</BeforeCount>
    </td>
  );
}

/** Counted in browsers or as it was shown, which opens no rows. */
export function SeenCell({ seen: { now, before } }: { seen: Seen }) {
  const { language } = useLanguage();
  return (
    <td className={NUMBER}>
      <span className="inline-block py-0.5 font-strong">{formatNumber(now, language)}</span>
      <BeforeLine>{formatNumber(before, language)}</BeforeLine>
    </td>
  );
}

/** In place of a row's figures that are all hidden. */
export function NotBrokenDown({ columns }: { columns: number }) {
  const { t } = useTranslation("office");
  return (
    <td colSpan={columns} className="px-2 py-1.5 text-start text-ink-muted last:pe-0">
      {t("analytics.notBrokenDown")}
    </td>
  );
}
