import { sql } from "drizzle-orm";
import { dimensions, NO_VALUE } from "../domain/analytics/figures.ts";
import type { Database } from "../server/adapters/database/database.ts";
import { schema } from "../server/adapters/database/schema.ts";

const DAY_SECONDS = 86_400;

/** What the sealer would link one by one: figures only go by the numbers. */
const sealAll = sql`insert into audit_seals (seq, audit_id, digest)
  select coalesce((select max(seq) from audit_seals), 0) + row_number() over (order by audit_id),
    audit_id, '' from audit_pending`;

/** Which figures an event adds to, nearly: the job looks at what came before, too. */
const figuresOf = sql.raw(`values
  ('submitted', 'sent', null), ('becameLead', 'lead', null), ('offered', 'offered', null),
  ('offered', 'firstAnswer', null), ('paymentConfirmed', 'paid', null), ('policyIssued', 'issued', null),
  ('policyIssued', 'toPolicy', null), ('trafficSet', 'toTraffic', null),
  ('commissionNoted', 'premium', null), ('commissionNoted', 'commission', null),
  ('rejected', 'lost', 'rejected.unknown'), ('expired', 'lost', 'expired'),
  ('customerCancelled', 'lost', 'cancelled'), ('cancelledByStaff', 'lost', 'cancelledByStaff')`);

const addEvents = sql`insert into figure_events (seq, figure, at, request_id, fils, seconds,
    emirate, insurer, cover, kind, language, plan, colleague, outcome)
  select seal.seq, counted.figure, row.at, row.subject_id,
    case when counted.figure in ('premium', 'commission')
      then coalesce((row.detail ->> (counted.figure || 'Fils'))::integer, 0) else 0 end,
    case when counted.figure in ('firstAnswer', 'toPolicy', 'toTraffic')
      then abs(hashtext(row.id::text)) % ${5 * DAY_SECONDS} end,
    coalesce(request.plate_emirate, ${NO_VALUE}), coalesce(request.insurer, ${NO_VALUE}),
    coalesce(request.cover_type, ${NO_VALUE}), request.type, request.language,
    coalesce(request.package_id, ${NO_VALUE}), case when row.actor = 'staff' then row.actor_id end, counted.outcome
  from audit_seals as seal join audit as row on row.id = seal.audit_id
    join requests as request on request.id = row.subject_id
    join (${figuresOf}) as counted (event, figure, outcome) on counted.event = row.event
  where row.subject = 'request'
    and seal.seq > (select coalesce(max(seq), 0) from figure_cursor)`;

/** Days and months of each dimension, and all together. */
const spread = sql.raw(
  ["", ...dimensions]
    .map((dimension) => {
      const value = dimension === "" ? "''" : `${dimension}::text`;
      const isOwn = dimension === "colleague" || dimension === "outcome";
      return `select '${dimension}' as dimension, figure, ${value} as value, day, fils, seconds
        from counted ${isOwn ? `where ${dimension} is not null` : ""}`;
    })
    .join(" union all "),
);

const counted = sql`with counted as materialized (
    select *, (at at time zone 'Asia/Dubai')::date as day from figure_events
  ), parts as (${spread}), spans as (
    select 'day' as span, day as start, parts.* from parts
    union all select 'month', date_trunc('month', day)::date, parts.* from parts
  )`;

const addCells = sql`${counted}
  insert into figure_cells (dimension, span, start, figure, value, count, fils)
  select dimension, span, start, figure, value, count(*), sum(fils) from spans
  group by dimension, span, start, figure, value`;

/** Buckets 5 % wide, as `domain/analytics/buckets.ts` has them. */
const addTimes = sql`${counted}, buckets as (
    select dimension, span, start, figure, value,
      ceil(ln(greatest(seconds, 1)) / ln(1.05))::integer as bucket, count(*) as count
    from spans where seconds is not null group by 1, 2, 3, 4, 5, 6
  )
  insert into figure_times (dimension, span, start, figure, value, counts)
  select dimension, span, start, figure, value, jsonb_object_agg(bucket, count)
  from buckets group by 1, 2, 3, 4, 5`;

/**
 * Fills the figures as the counting job would in hours: seeded requests do not come in the order of
 * their days, so that each batch of the job changes cells of all of them.
 */
export const countFigures = async (db: Database) => {
  if ((await db.$count(schema.auditPending)) === 0) return;
  const started = performance.now();
  await db.execute(sealAll);
  await db.execute(sql`truncate audit_pending, figure_cells, figure_times`);
  await db.execute(addEvents);
  await db.execute(addCells);
  await db.execute(addTimes);
  await db.execute(
    sql`insert into figure_cursor (id, seq, at) select 2, max(seq), now() from audit_seals
      on conflict (id) do update set seq = excluded.seq, at = excluded.at`,
  );
  console.log(`figures counted in ${Math.round((performance.now() - started) / 1000)} s`);
};
