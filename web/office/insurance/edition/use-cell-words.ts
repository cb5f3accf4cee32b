import { useTranslation } from "react-i18next";
import type { Cell } from "../../../../domain/insurance/edition-cells.ts";
import { formatNumber, locales } from "../../../i18n/formats.ts";
import { useLanguage } from "../../kit/use-language.ts";
import { namedColumn, numberedTable } from "./named-cells.ts";

type At = Pick<Cell, "table" | "row">;

/** What a column says at its head, and what a cell is called by itself. */
export function useCellWords() {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const compact = new Intl.NumberFormat(locales[language], {
    notation: "compact",
    maximumFractionDigits: 1,
  });

  return {
    columnOf: (at: At): string => {
      const name = namedColumn(at);
      return name ? t(`insurance.edition.columns.${name}`) : compact.format(Number(at.row));
    },
    nameOf: (at: At): string => {
      const name = namedColumn(at);
      if (name) return t(`insurance.edition.cells.${name}`);
      const from = formatNumber(Number(at.row), language);
      const table = numberedTable(at);
      return table ? t(`insurance.edition.numbered.${table}`, { from }) : from;
    },
  };
}
