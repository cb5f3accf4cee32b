import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type CellDifference, compareCells } from "../../../../domain/insurance/compare-cells.ts";
import { cellKey } from "../../../../domain/insurance/edition-cells.ts";
import type { Edition } from "../../../../domain/quotes/rating-plan.ts";
import { Ltr } from "../../../ui/ltr.tsx";
import { showCell } from "./cell-text.ts";
import { sectionsOf } from "./sections.ts";
import { useCellWords } from "./use-cell-words.ts";
import { Differences } from "../compare/differences.tsx";

type Props = {
  onSale: Edition;
  edition: Edition;
  /** What it is called beside the one on sale. */
  name: ReactNode;
};

/** What differs between an edition and the one on sale, cell by cell. */
export function EditionDifferences({ onSale, edition, name }: Props) {
  const { t } = useTranslation("office");
  const { nameOf } = useCellWords();
  const differences = compareCells(onSale, edition);

  const shown = (value: number | null, { unit }: CellDifference) =>
    value === null ? (
      t("insurance.edition.noCell")
    ) : (
      <Ltr className="tabular-nums">
        {showCell(value, unit)}
        {unit === "percent" && "%"}
      </Ltr>
    );

  return (
    <Differences
      summary={t("insurance.compare.cells", { count: differences.length })}
      after={name}
      groups={sectionsOf(differences).map(({ section, cells }) => ({
        key: section,
        heading: t(`insurance.edition.sections.${section}`),
        differences: cells.map((one) => ({
          key: cellKey(one),
          name: nameOf(one),
          before: shown(one.before, one),
          after: shown(one.after, one),
        })),
      }))}
    />
  );
}
