import {
  type FigureFilters,
  figureRowsPath,
} from "../../../../contract/office/analytics/figure-rows.ts";
import { dimensions, figures } from "../../../../domain/analytics/figures.ts";
import { latestPeriod, type Period } from "../../../../domain/analytics/period.ts";

export type FigureQuery = FigureFilters & Period;

const names = ["from", "to", ...dimensions, "assignee"] as const;

/** What the address asks for; undefined where it names no figure. */
export const readFigureQuery = (
  search: URLSearchParams,
  today: string,
): FigureQuery | undefined => {
  const figure = figures.find((one) => one === search.get("figure"));
  if (!figure) return undefined;
  const given = names.flatMap((name) => {
    const value = search.get(name);
    return value ? [[name, value] as const] : [];
  });
  return { figure, ...latestPeriod(today), ...Object.fromEntries(given) };
};

/** The address of the same list with another value of a filter; empty for none. */
export const figureAddress = (query: FigureQuery, change: Partial<FigureQuery> = {}): string =>
  figureRowsPath(
    Object.fromEntries(
      Object.entries({ ...query, ...change }).filter(([, value]) => value !== ""),
    ) as FigureQuery,
  );

export const searchOf = (query: FigureQuery): string =>
  figureAddress(query).slice(figureAddress(query).indexOf("?") + 1);
