import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ShownGroup, ShownRow } from "./compared-groups.tsx";
import "./compare.css";

/** A plan's place in the header row. */
export type ComparedHead = { key: string; name: string; content: ReactNode };

type Props = {
  labelledBy: string;
  heads: readonly ComparedHead[];
  isSticky: boolean;
  /** Rows that differ. */
  groups: readonly ShownGroup[];
  /** Rows that do not, below the others. */
  alike: readonly ShownGroup[];
};

const bringIntoSight = (part: HTMLElement | null) => {
  // Browsers return a promise, which React would take for a cleanup.
  part?.scrollIntoView({ block: "nearest" });
};

export function ComparedTable({ labelledBy, heads, isSticky, groups, alike }: Props) {
  const { t } = useTranslation("prices/cover");

  return (
    <div className="compared-box">
      <table
        aria-labelledby={labelledBy}
        data-plans={heads.length}
        data-sticky={isSticky || undefined}
        className="compared"
      >
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t("table.compared")}</span>
            </th>
            {heads.map(({ key, content }) => (
              <th key={key} scope="col">
                {content}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <Rows key={group.key} group={group} heads={heads} />
        ))}
        {alike.map((group, index) => (
          <Rows
            key={`alike ${group.key}`}
            group={{ heading: t("table.alikeHeading"), ...group }}
            heads={heads}
            {...(index === 0 && { atStart: bringIntoSight })}
          />
        ))}
      </table>
    </div>
  );
}

type RowsProps = Pick<Props, "heads"> & {
  group: ShownGroup;
  atStart?: (part: HTMLElement | null) => void;
};

function Rows({ group: { heading, rows }, heads, atStart }: RowsProps) {
  return (
    <tbody ref={atStart}>
      {heading && (
        <tr>
          <th scope="rowgroup" colSpan={heads.length + 1}>
            {heading}
          </th>
        </tr>
      )}
      {rows.map((row) => (
        <ComparedRow key={row.key} {...{ row, heads }} />
      ))}
    </tbody>
  );
}

function ComparedRow({ row, heads }: Pick<Props, "heads"> & { row: ShownRow }) {
  const { t } = useTranslation("prices/cover");

  return (
    <tr>
      <th scope="row">{row.name}</th>
      {heads.map(({ key, name }, index) => (
        <td key={key} data-best={row.best[index] || undefined}>
          <span className="compared-plan">{name}</span>
          <span>
            {row.values[index]}
            {row.best[index] && <span className="sr-only"> ({t("table.better")})</span>}
          </span>
        </td>
      ))}
    </tr>
  );
}
