import type { Analytics } from "../../../../contract/office/analytics/analytics.ts";
import type { AnalyticsQuery } from "../../../../contract/office/analytics/period-query.ts";
import { seesAllFigures } from "../../../../domain/analytics/own-work.ts";
import { timedFigures } from "../../../../domain/analytics/figures.ts";
import {
  latestPeriod,
  type Period,
  periodBefore,
  problemOfPeriod,
} from "../../../../domain/analytics/period.ts";
import { periodBeforeStep, periodOfStep, stepsOf } from "../../../../domain/analytics/steps.ts";
import { dayInDubai } from "../../../../domain/calendar-day.ts";
import { Problem } from "../../../http/problem.ts";
import type { StaffMember } from "../../../http/staff-access.ts";
import type { Parts } from "../../../parts.ts";
import { readStaffNames } from "../../../records/staff/staff-names-store.ts";
import { insurersIn } from "../../quotes/insurers-store.ts";
import { plansAtIn } from "../../quotes/plans-store.ts";
import { type Both, bothOf, comparedTimes, type Counting, partsIn, wholeIn } from "./compared.ts";
import { createFiguresStore, type FiguresStore, type Sums } from "./figures-store.ts";
import { readShown, readSpeed, readVisits } from "./page-counts-store.ts";

/** @throws {Problem} request.invalid */
export const readPeriod = (
  { from, to }: { from?: string | undefined; to?: string | undefined },
  now: Date,
): Period => {
  const latest = latestPeriod(dayInDubai(now));
  const period = { from: from || latest.from, to: to || latest.to };
  const problem = problemOfPeriod(period);
  if (problem) throw new Problem("request.invalid", { field: problem === "day" ? "from" : "to" });
  return period;
};

const sumsBy = async (
  store: FiguresStore,
  periods: Both<Period>,
  dimension: Parameters<FiguresStore["sums"]>[1],
) => {
  const { now, before } = await bothOf(periods, (period) => store.sums(period, dimension));
  const sums: Both<Sums> = { now: now.of, before: before.of };
  return { sums, values: [...new Set([...now.values, ...before.values])].toSorted() };
};

const funnelOf = ({ count }: Counting) => ({
  requests: count("sent"),
  leads: count("lead"),
  paid: count("paid"),
  policies: count("issued"),
});

const premiumOf = ({ count, fils }: Counting, seesCommission: boolean) => ({
  policies: count("issued"),
  premiumFils: fils("premium", "issued"),
  commissionFils: seesCommission ? fils("commission", "issued") : null,
});

const readSteps = async (store: FiguresStore, { now, before }: Both<Period>) => {
  const days = await bothOf({ now, before }, (period) =>
    store.steps("day", period, ["sent", "issued"]),
  );
  const within = (rows: typeof days.now, { from, to }: Period, figure: string) =>
    rows.reduce(
      (sum, row) =>
        row.figure === figure && row.start >= from && row.start <= to ? sum + row.count : sum,
      0,
    );
  return stepsOf(now).map((start) => {
    const step = periodOfStep(start, now);
    return {
      start,
      sent: within(days.now, step, "sent"),
      issued: within(days.now, step, "issued"),
      before: within(days.before, periodBeforeStep(start, now), "sent"),
    };
  });
};

/** Answers of the page; who may not see everybody's work or what we earn gets less. */
export const createAnalytics = ({ db, now }: Pick<Parts, "db" | "now">) => {
  const store = createFiguresStore(db);

  return {
    /** @throws {Problem} request.invalid */
    read: async (member: StaffMember, query: AnalyticsQuery): Promise<Analytics> => {
      const at = now();
      const period = readPeriod(query, at);
      const periods = { now: period, before: periodBefore(period) };
      const [all, parts, colleagues, outcomes, bought, times, steps] = await Promise.all([
        sumsBy(store, periods, ""),
        sumsBy(store, periods, query.by),
        sumsBy(store, periods, "colleague"),
        sumsBy(store, periods, "outcome"),
        sumsBy(store, periods, "plan"),
        bothOf(periods, store.times),
        readSteps(store, periods),
      ]);
      const [shown, visits, speed, insurers, plans, named, countedAt] = await Promise.all([
        readShown(db, periods),
        readVisits(db, periods),
        readSpeed(db, periods),
        insurersIn(db),
        plansAtIn(db, at),
        readStaffNames(db),
        store.countedAt(),
      ]);
      const total = wholeIn(all.sums, "");
      const part = partsIn(parts.sums, parts.values);
      const ofOutcome = partsIn(outcomes.sums, outcomes.values);
      const ofPlan = partsIn(bought.sums, bought.values);
      const seesAll = seesAllFigures(member.roles);

      return {
        asOf: (countedAt ?? at).toISOString(),
        period,
        before: periods.before,
        by: query.by,
        steps,
        funnel: {
          total: funnelOf(total),
          rows: parts.values.map((value) => ({ value, ...funnelOf(part(value)) })),
        },
        premium: {
          total: premiumOf(total, seesAll),
          rows: parts.values.map((value) => ({ value, ...premiumOf(part(value), seesAll) })),
        },
        times: timedFigures.map((figure) => {
          const both = { now: times.now(figure), before: times.before(figure) };
          return {
            figure,
            cases: total.count(figure),
            median: comparedTimes(both, 0.5),
            nineOfTen: comparedTimes(both, 0.9),
          };
        }),
        lost: {
          total: total.count("lost"),
          rows: outcomes.values.map((outcome) => ({
            outcome,
            count: ofOutcome(outcome).count("lost"),
          })),
        },
        workload: colleagues.values
          .filter((id) => seesAll || id === member.id)
          .map((id) => {
            const { count } = wholeIn(colleagues.sums, id);
            return {
              colleague: named(id),
              answered: count("firstAnswer"),
              offered: count("offered"),
              issued: count("issued"),
              rejected: count("lost"),
            };
          }),
        shown: shown.map((one) => ({
          ...one,
          bought: ofPlan(one.plan).count("issued"),
        })),
        visits,
        speed,
        names: {
          insurers: Object.fromEntries(
            insurers.map(({ slug, nameEn: en, nameAr: ar }) => [slug, { en, ar }]),
          ),
          plans: Object.fromEntries(
            plans.map(({ id, nameEn: en, nameAr: ar }) => [id, { en, ar }]),
          ),
        },
      };
    },
  };
};
