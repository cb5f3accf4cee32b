import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import type { DayOfPromises } from "../../../../domain/analytics/promise-day.ts";
import { moment } from "./moment.ts";

/** Counts by bucket (`domain/analytics/buckets.ts`); the database adds two up with `add_counts`. */
type Counts = Record<string, number>;

/** Days in Dubai, and months, so that a long period is read in few rows. */
const ofSpan = {
  span: text("span", { enum: ["day", "month"] }).notNull(),
  start: date("start", { mode: "string" }).notNull(),
};

/** Figures added up (ruling O11). Dimension and value are empty for all together. */
export const figureCells = pgTable(
  "figure_cells",
  {
    ...ofSpan,
    dimension: text("dimension").notNull(),
    figure: text("figure").notNull(),
    value: text("value").notNull(),
    count: integer("count").notNull(),
    fils: bigint("fils", { mode: "number" }).notNull().default(0),
    /** How many of them were erased since: no row can be shown for them. */
    erased: integer("erased").notNull().default(0),
  },
  (table) => [
    primaryKey({
      columns: [table.dimension, table.span, table.start, table.figure, table.value],
    }),
  ],
);

/** Durations in seconds, counted in buckets. */
export const figureTimes = pgTable(
  "figure_times",
  {
    ...ofSpan,
    dimension: text("dimension").notNull(),
    figure: text("figure").notNull(),
    value: text("value").notNull(),
    counts: jsonb("counts").$type<Counts>().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.dimension, table.span, table.start, table.figure, table.value],
    }),
  ],
);

/** What was counted, so that a figure opens its requests. Erasing a request deletes its rows. */
export const figureEvents = pgTable(
  "figure_events",
  {
    /** Of the audit row's seal: events in the order in which they were committed. */
    seq: bigint("seq", { mode: "number" }).notNull(),
    figure: text("figure").notNull(),
    at: moment("at").notNull(),
    requestId: uuid("request_id").notNull(),
    fils: integer("fils").notNull().default(0),
    /** Null where the figure is no duration. */
    seconds: integer("seconds"),
    // `none` where there is no value: an index keeps its order behind equal values, not behind null.
    emirate: text("emirate").notNull(),
    insurer: text("insurer").notNull(),
    cover: text("cover").notNull(),
    kind: text("kind").notNull(),
    language: text("language").notNull(),
    plan: text("plan").notNull(),
    colleague: uuid("colleague"),
    outcome: text("outcome"),
  },
  (table) => [
    primaryKey({ columns: [table.seq, table.figure] }),
    index("figure_events_request").on(table.requestId),
    index("figure_events_newest").on(table.figure, table.at, table.seq),
    index("figure_events_emirate").on(table.figure, table.emirate, table.at, table.seq),
    index("figure_events_insurer").on(table.figure, table.insurer, table.at, table.seq),
    index("figure_events_plan").on(table.figure, table.plan, table.at, table.seq),
    index("figure_events_colleague")
      .on(table.figure, table.colleague, table.at, table.seq)
      .where(sql`colleague is not null`),
    index("figure_events_outcome")
      .on(table.figure, table.outcome, table.at, table.seq)
      .where(sql`outcome is not null`),
  ],
);

/** How far the audit is counted: one row. */
export const figureCursor = pgTable("figure_cursor", {
  id: integer("id").primaryKey(),
  seq: bigint("seq", { mode: "number" }).notNull().default(0),
  /** Up to then all that was committed is counted. */
  at: moment("at").notNull(),
});

/** The cases behind our published times; they name no request, so erasing leaves them. */
export const promiseCases = pgTable(
  "promise_cases",
  {
    /** Seal of the audit row that ended it. */
    seq: bigint("seq", { mode: "number" }).notNull(),
    measure: text("measure").notNull(),
    /** In Dubai. */
    day: date("day", { mode: "string" }).notNull(),
    insurer: text("insurer"),
    seconds: integer("seconds").notNull(),
    invented: boolean("invented").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.seq, table.measure] }),
    index("promise_cases_day").on(table.day, table.seq, table.measure),
  ],
);

/** What is published of a day, and what proves that no case of it was taken away. */
export const promiseDays = pgTable("promise_days", {
  day: date("day", { mode: "string" }).primaryKey(),
  firstSeq: bigint("first_seq", { mode: "number" }).notNull(),
  lastSeq: bigint("last_seq", { mode: "number" }).notNull(),
  cases: integer("cases").notNull(),
  /** Hex, keyed, over the cases in the order of their seals. */
  digest: text("digest").notNull(),
  times: jsonb("times").$type<DayOfPromises>().notNull(),
  /** Null while it agrees with its cases and with the audit. */
  fault: text("fault", { enum: ["casesChanged", "auditChanged"] }),
  checkedAt: moment("checked_at"),
});

/** Visits by page (ruling A9): nobody is followed. */
export const pageVisits = pgTable(
  "page_visits",
  {
    ...ofSpan,
    page: text("page").notNull(),
    /** Unknown in what was counted before languages were told apart. */
    language: text("language", { enum: ["en", "ar", "unknown"] }).notNull(),
    count: integer("count").notNull(),
  },
  (table) => [primaryKey({ columns: [table.span, table.start, table.page, table.language] })],
);

/** What browsers measured, in buckets. */
export const pageSpeed = pgTable(
  "page_speed",
  {
    ...ofSpan,
    page: text("page").notNull(),
    language: text("language", { enum: ["en", "ar"] }).notNull(),
    metric: text("metric", { enum: ["lcp", "inp", "cls"] }).notNull(),
    counts: jsonb("counts").$type<Counts>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.span, table.start, table.page, table.language, table.metric] }),
  ],
);

/** How often the price of a plan was shown, and how often it was the lowest of its cover. */
export const pricesShown = pgTable(
  "prices_shown",
  {
    ...ofSpan,
    insurer: text("insurer").notNull(),
    plan: text("plan").notNull(),
    shown: integer("shown").notNull(),
    cheapest: integer("cheapest").notNull(),
  },
  (table) => [primaryKey({ columns: [table.span, table.start, table.insurer, table.plan] })],
);
