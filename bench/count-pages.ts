import { sql } from "drizzle-orm";
import * as paths from "../contract/page-paths.ts";
import type { Database } from "../server/adapters/database/database.ts";
import { schema } from "../server/adapters/database/schema.ts";

/** A year and the year before it. */
const DAYS = 2 * 366;
/** Of a hundred and more: how widely browsers of many visitors differ in a day. */
const MOST_BUCKETS = 50;

const pages = [...new Set(Object.values(paths).filter((path) => typeof path === "string"))];

const spans = sql`select 'day' as span, day::date as start
    from generate_series(current_date - ${DAYS}::integer, current_date, '1 day') as day
  union all select distinct 'month', date_trunc('month', day)::date
    from generate_series(current_date - ${DAYS}::integer, current_date, '1 day') as day`;

const namesOfPages = sql`select page from jsonb_array_elements_text(${JSON.stringify(pages)}::jsonb) as page`;

/**
 * Fills what browsers and visitors did: each page every day in both languages, and each plan. As full
 * as it gets beside few requests, too: visitors, not requests, fill these. By page, as rows lie that are
 * changed all day.
 */
export const countPages = async (db: Database) => {
  if ((await db.$count(schema.pageVisits)) > 0) return;
  await db.execute(sql`with spans as (${spans}), pages as (${namesOfPages})
    insert into page_visits (span, start, page, language, count)
    select span, start, page, language, 700
    from pages, spans, unnest(array['en', 'ar', 'unknown']) as language order by page, start`);
  await db.execute(sql`with spans as (${spans}), pages as (${namesOfPages}), counts as (
      select jsonb_object_agg(bucket, 7) as counts from generate_series(40, ${39 + MOST_BUCKETS}::integer) as bucket
    )
    insert into page_speed (span, start, page, language, metric, counts)
    select span, start, page, language, metric, counts
    from counts, pages, spans, unnest(array['en', 'ar']) as language,
      unnest(array['lcp', 'inp', 'cls']) as metric order by page, start`);
  await db.execute(sql`with spans as (${spans})
    insert into prices_shown (span, start, insurer, plan, shown, cheapest)
    select span, start, insurer, id, 70, 7 from plans, spans order by id, start`);
};
