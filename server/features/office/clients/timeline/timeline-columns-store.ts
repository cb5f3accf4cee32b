import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { TimelineEntry } from "../../../../../contract/office/clients/timeline.ts";

type Columns = {
  event: SQL | PgColumn;
  actor: SQL | PgColumn;
  actorId?: PgColumn;
  requestId?: PgColumn;
  messageId?: PgColumn;
  chatId?: PgColumn;
  text?: SQL | PgColumn;
  amountFils?: SQL | PgColumn;
  againAt?: PgColumn;
};

type Row = { name: TimelineEntry["source"]; at: PgColumn; id: PgColumn };

/** Of ours alone, never of a caller. */
export const literal = (value: string) => sql.raw(`'${value}'`);
const FORMAT = literal(`YYYY-MM-DD"T"HH24:MI:SS.US"Z"`);

/**
 * The columns that all rows of a timeline have. `position` sorts as text, whatever the table: the
 * moment to the microsecond, then the row.
 */
export const entryColumns = ({ name, at, id }: Row, columns: Columns) => {
  const { event, actor, actorId, requestId, messageId, chatId, text, amountFils, againAt } =
    columns;
  return sql`
    to_char(${at} at time zone 'UTC', ${FORMAT}) || ${literal(` ${name} `)} || lpad(${id}::text, 36, '0') as position,
    ${event} as event,
    ${actor} as actor,
    ${actorId ?? sql`null::uuid`} as actor_id,
    ${requestId ?? sql`null::uuid`} as request_id,
    ${messageId ?? sql`null::uuid`} as message_id,
    ${chatId ?? sql`null::uuid`} as chat_id,
    ${text ?? sql`null::text`} as text,
    ${amountFils ?? sql`null::integer`} as amount_fils,
    ${againAt ?? sql`null::timestamptz`} as again_at`;
};
