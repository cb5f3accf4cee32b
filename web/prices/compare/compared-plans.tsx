import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import type { ShownGroup } from "./compared-groups.tsx";
import { type ComparedHead, ComparedTable } from "./compared-table.tsx";

type Props = {
  /** Of the heading. */
  id: string;
  groups: readonly ShownGroup[];
  /** The plans' places in the header row, in the order of the values. */
  heads: readonly ComparedHead[];
  heading: "h2" | "h3";
  /** Keeps the header row in sight within a dialog. */
  isSticky?: boolean;
};

const rowsWhere = (groups: readonly ShownGroup[], differs: boolean): ShownGroup[] =>
  groups
    .map((group) => ({ ...group, rows: group.rows.filter((row) => row.differs === differs) }))
    .filter(({ rows }) => rows.length > 0);

const countRows = (groups: readonly ShownGroup[]) =>
  groups.reduce((count, { rows }) => count + rows.length, 0);

/** Where plans differ; what is the same at all of them comes when it is asked for. */
export function ComparedPlans({ id, groups, heads, heading: Heading, isSticky = false }: Props) {
  const { t } = useTranslation("prices/cover");
  const [showsAlike, setShowsAlike] = useState(false);
  const differing = rowsWhere(groups, true);
  const alike = rowsWhere(groups, false);
  const [differences, same] = [countRows(differing), countRows(alike)];

  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-5">
        <Heading id={id} className="text-lg leading-snug tracking-normal">
          {differences > 0 ? t("table.differ", { count: differences }) : t("table.same")}
        </Heading>
        {same > 0 && (
          <p className="text-sm text-ink-muted">
            {t("table.alike", { count: same })}{" "}
            <Button
              variant="link"
              size="small"
              aria-expanded={showsAlike}
              onClick={() => setShowsAlike(!showsAlike)}
            >
              {t(showsAlike ? "table.hideAlike" : "table.showAlike")}
            </Button>
          </p>
        )}
      </div>
      <ComparedTable
        labelledBy={id}
        heads={heads}
        isSticky={isSticky}
        groups={differing}
        alike={showsAlike ? alike : []}
      />
    </>
  );
}
