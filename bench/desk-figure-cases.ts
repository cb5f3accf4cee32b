import { dimensions, figures, NO_VALUE } from "../domain/analytics/figures.ts";
import { latestPeriod, type Period, periodBefore } from "../domain/analytics/period.ts";
import { dayAfter, dayInDubai } from "../domain/calendar-day.ts";
import type { FigurePage } from "../server/features/office/analytics/figure-rows-store.ts";
import type { DeskCase, Viewer } from "./desk-case.ts";
import type { DeskStores } from "./desk-stores.ts";

const PAGE = 50;
/** Of a dimension; there are more than a hundred plans. */
const MOST_VALUES = 8;

const beginOf = (day: string) => new Date(`${day}T00:00:00+04:00`);

/** Figures of four weeks and of the most days that may be asked for, and what they open. */
export const figureCases = async (
  { figures: stored }: DeskStores,
  { staffId, now }: Viewer,
): Promise<DeskCase[]> => {
  const today = dayInDubai(now);
  const year: Period = { from: dayAfter(today, -365), to: today };
  const periods = {
    "four weeks": latestPeriod(today),
    "a year": year,
    "the year before": periodBefore(year),
  };
  const rows = (name: string, filters: Partial<FigurePage["filters"]>): DeskCase => {
    const page: FigurePage = {
      filters: { figure: "sent", ...filters },
      since: beginOf(year.from),
      until: beginOf(dayAfter(year.to, 1)),
      after: undefined,
      limit: PAGE,
    };
    return {
      name: `figures: rows of ${name}`,
      run: async (all) => (await all.figures.events(page)).events,
    };
  };
  const values = await Promise.all(
    dimensions.map(async (dimension) => {
      const { values: found } = await stored.sums(year, dimension);
      return [dimension, found] as const;
    }),
  );
  const rarest = Object.fromEntries(values.map(([dimension, found]) => [dimension, found.at(-1)]));
  const { emirate, insurer, cover, kind, language, plan } = rarest;

  return [
    ...Object.entries(periods).flatMap(([name, period]): DeskCase[] => [
      ...(["", ...dimensions] as const).map((dimension) => ({
        name: `figures: of ${name} by ${dimension || "nothing"}`,
        run: async (all: DeskStores) => (await all.figures.sums(period, dimension)).values,
      })),
      {
        name: `figures: times of ${name}`,
        run: async (all) => [...(await all.figures.times(period))("toPolicy")],
      },
      {
        name: `figures: days of ${name}`,
        run: (all) => all.figures.steps("day", period, ["sent", "issued"]),
      },
    ]),
    ...(["visits", "speed", "shown"] as const).map((name) => ({
      name: `figures: ${name} of a year and the year before`,
      run: (all: DeskStores) => all.pages[name]({ now: year, before: periodBefore(year) }),
    })),
    ...figures.map((figure) => rows(figure, { figure })),
    ...values.flatMap(([dimension, found]) =>
      found
        .slice(0, MOST_VALUES)
        .map((value) => rows(`sent, ${dimension} ${value}`, { [dimension]: value })),
    ),
    rows("lost, rejected", { figure: "lost", outcome: "rejected" }),
    rows("lost, without emirate", { figure: "lost", emirate: NO_VALUE }),
    rows("first answers of a colleague", { figure: "firstAnswer", colleague: staffId }),
    rows("issued, with a colleague", { figure: "issued", assignee: staffId }),
    rows("sent, with nobody", { assignee: NO_VALUE }),
    rows("sent, of an insurer and with a colleague", { insurer, assignee: staffId }),
    rows("sent, all filters", { emirate, insurer, cover, kind, language, plan }),
    rows("issued, all filters", { figure: "issued", emirate, insurer, cover, kind, language }),
  ];
};
