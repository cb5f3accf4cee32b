import { sql } from "drizzle-orm";
import type { Database } from "../server/adapters/database/database.ts";
import { schema } from "../server/adapters/database/schema.ts";

/** Of so many requests one began with a chat. */
const REQUESTS_OF_CHAT = 5;
const LINES = 8;

/**
 * Chats of the last 90 days, which are kept no longer without a request: half of them signed in, a tenth about a
 * request. Nearly all have ended; sixty wait, are open or were left as messages, as on a bad morning.
 */
const addChats = (count: number) => sql`
  with people as (
    select array_agg(id) as ids from (select id from users order by id limit ${count}) as newest
  ), colleagues as (
    select array_agg(id order by email) as ids from staff where email like 'desk-%'
  ), about as (
    select array_agg(id) as ids from (select id from requests order by id limit ${count}) as newest
  ), numbered as (
    select n, now() - n * interval '90 days' / ${count} as at,
      case when n > 60 then 'ended' when n % 3 = 0 then 'waiting' when n % 3 = 1 then 'open' else 'message' end as state
    from generate_series(1, ${count}::integer) as n
  )
  insert into chats (id, state, visitor_hash, visitor_until, language, page, user_id, request_id, email, assignee,
    waiting_since, due_at, answered_at, lines, last_by, last_line_at, created_at, ended_at, ended_by)
  select gen_random_uuid(), state, 'bench-' || n, at + interval '1 day', case when n % 2 = 0 then 'en' else 'ar' end,
    '/packages', case when n % 2 = 0 then people.ids[1 + n % cardinality(people.ids)] end,
    case when n % 10 = 0 then about.ids[1 + n % cardinality(about.ids)] end,
    case when n % 4 = 1 then 'visitor-' || n || '@example.test' end,
    case when state = 'open' then colleagues.ids[1 + n % cardinality(colleagues.ids)] end,
    case when state = 'waiting' then at end, case when state = 'message' then at + interval '1 day' end,
    case when state in ('open', 'ended') then at + interval '1 minute' end, ${LINES}, 'customer',
    at + interval '5 minutes', at, case when state = 'ended' then at + interval '9 minutes' end,
    case when state = 'ended' then 'customer' end
  from numbered, people, colleagues, about`;

const addLines = sql`
  insert into chat_lines (chat_id, number, kind, staff_id, text, at)
  select chats.id, number, case when number % 2 = 1 then 'customer' else 'staff' end,
    case when number % 2 = 0 then colleague.id end, 'Is the excess the same in Oman, or is it another one there?',
    chats.created_at + number * interval '30 seconds'
  from chats, generate_series(1, ${LINES}) as number,
    (select id from staff where email like 'desk-%' order by email limit 1) as colleague
  where visitor_hash like 'bench-%'`;

export const seedChats = async (db: Database, requests: number) => {
  if ((await db.$count(schema.chats)) > 0) return;
  const started = performance.now();
  const count = Math.max(100, Math.round(requests / REQUESTS_OF_CHAT));
  await db.execute(addChats(count));
  await db.execute(addLines);
  console.log(`${count} chats seeded in ${Math.round((performance.now() - started) / 1000)} s`);
};
