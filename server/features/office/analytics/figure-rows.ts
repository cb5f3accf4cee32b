import type { FigureFilters } from "../../../../contract/office/analytics/figure-rows.ts";
import { dimensions } from "../../../../domain/analytics/figures.ts";
import { seesAllFigures, withinOwnWork } from "../../../../domain/analytics/own-work.ts";
import { dayAfter, dayInDubai } from "../../../../domain/calendar-day.ts";
import { Problem } from "../../../http/problem.ts";
import type { StaffMember } from "../../../http/staff-access.ts";
import type { Parts } from "../../../parts.ts";
import { listStaffNames, readStaffNames } from "../../../records/staff/staff-names-store.ts";
import { plansAtIn } from "../../quotes/plans-store.ts";
import type { Quotes } from "../../quotes/quotes.ts";
import { presentRow } from "../desk/present-row.ts";
import { readPeriod } from "./analytics.ts";
import { hiddenIn } from "./compared.ts";
import { createFiguresStore } from "./figures-store.ts";
import { createFigureRowsStore, type EventPosition } from "./figure-rows-store.ts";

const CURSOR = /^(\d{1,14})\.(\d{1,15})$/;

const writePosition = ({ at, seq }: EventPosition) =>
  Buffer.from(`${at.getTime()}.${seq}`).toString("base64url");

/** @throws {Problem} request.invalid */
const readPosition = (cursor: string): EventPosition => {
  const [, at, seq] = CURSOR.exec(Buffer.from(cursor, "base64url").toString("latin1")) ?? [];
  if (!at || !seq) throw new Problem("request.invalid", { field: "cursor" });
  return { at: new Date(Number(at)), seq: Number(seq) };
};

/** Midnight in Dubai. */
const beginOf = (day: string) => new Date(`${day}T00:00:00+04:00`);

type Query = FigureFilters & { limit: number; cursor?: string | undefined };

/** The requests that a figure counted (ruling O11). */
export const createFigureRows = (
  { db, now }: Pick<Parts, "db" | "now">,
  { insurers: readInsurers }: Pick<Quotes, "insurers">,
) => {
  const store = createFigureRowsStore(db);
  const figures = createFiguresStore(db);

  /** How many of a figure have no row: known where one value at most is asked for, and told where that is. */
  const erasedOf = async (filters: FigureFilters): Promise<number | null> => {
    const asked = dimensions.filter((dimension) => filters[dimension] !== undefined);
    const [dimension, ...more] = asked;
    const value = dimension ? (filters[dimension] ?? "") : "";
    if (filters.assignee !== undefined || more.length > 0) return null;
    if (dimension === "outcome" && value === "rejected") return null;
    const { of, values } = await figures.sums(readPeriod(filters, now()), dimension ?? "", [
      filters.figure,
    ]);
    const isTold = dimension === undefined || dimension === "colleague";
    if (!isTold && hiddenIn(of, filters.figure, values).has(value)) return null;
    return of(filters.figure, value).erased;
  };

  return {
    /** @throws {Problem} request.invalid, staff.forbidden */
    list: async (member: StaffMember, { limit, cursor, ...asked }: Query) => {
      const seesAll = seesAllFigures(member.roles);
      if (asked.figure === "commission" && !seesAll) throw new Problem("staff.forbidden");
      const filters = withinOwnWork(member, asked);
      const at = now();
      const period = readPeriod(filters, at);
      const after = cursor === undefined ? undefined : readPosition(cursor);
      const [{ events, next }, insurers, plans, named, colleagues, erased] = await Promise.all([
        store.events({
          filters,
          since: beginOf(period.from),
          until: beginOf(dayAfter(period.to, 1)),
          after,
          limit,
        }),
        readInsurers(),
        plansAtIn(db, at),
        readStaffNames(db),
        listStaffNames(db),
        erasedOf(filters),
      ]);
      const ids = [...new Set(events.map(({ requestId }) => requestId))];
      const rows = await store.requests(ids);
      return {
        data: ids.flatMap((id) => {
          const row = rows.get(id);
          return row ? [presentRow(row, { insurers, named }, at)] : [];
        }),
        nextCursor: next ? writePosition(next) : null,
        lookedBackTo: next ? dayInDubai(next.at) : null,
        erased,
        names: {
          insurers: Object.fromEntries(insurers.map(({ slug, name }) => [slug, name])),
          plans: Object.fromEntries(
            plans.map(({ id, nameEn: en, nameAr: ar }) => [id, { en, ar }]),
          ),
          colleagues: seesAll ? colleagues : colleagues.filter(({ id }) => id === member.id),
        },
      };
    },
  };
};
