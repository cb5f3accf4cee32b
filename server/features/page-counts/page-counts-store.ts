import { sql } from "drizzle-orm";
import type { Database } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";
import { rowsOf } from "./counted-rows.ts";

const { pageSpeed, pageVisits, pricesShown } = schema;

type Counts = ReadonlyMap<string, number>;

/** Each adds up in one statement: several processes may write at the same time. */
export const createPageCountsStore = (db: Database) => ({
  addVisits: async (counts: Counts) => {
    const rows = rowsOf(counts).map(({ of: [page, language], counts: of, ...row }) => ({
      ...row,
      page,
      language,
      count: of["visits"],
    }));
    await db.execute(sql`insert into ${pageVisits} (span, start, page, language, count)
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as given(span text, start date, page text, language text, count integer)
      on conflict (span, start, page, language)
        do update set count = ${pageVisits}.count + excluded.count`);
  },

  addSpeed: async (counts: Counts) => {
    const rows = rowsOf(counts).map(({ of: [page, language, metric], ...row }) => ({
      ...row,
      page,
      language,
      metric,
    }));
    await db.execute(sql`insert into ${pageSpeed} (span, start, page, language, metric, counts)
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as given(span text, start date, page text, language text, metric text, counts jsonb)
      on conflict (span, start, page, language, metric)
        do update set counts = add_counts(${pageSpeed}.counts, excluded.counts)`);
  },

  addShown: async (counts: Counts) => {
    const rows = rowsOf(counts).map(({ of: [insurer, plan], counts: of, ...row }) => ({
      ...row,
      insurer,
      plan,
      shown: of["shown"] ?? 0,
      cheapest: of["cheapest"] ?? 0,
    }));
    await db.execute(sql`insert into ${pricesShown} (span, start, insurer, plan, shown, cheapest)
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as given(span text, start date, insurer text, plan text, shown integer, cheapest integer)
      on conflict (span, start, insurer, plan)
        do update set shown = ${pricesShown}.shown + excluded.shown,
          cheapest = ${pricesShown}.cheapest + excluded.cheapest`);
  },
});
