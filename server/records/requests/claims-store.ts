import { sql } from "drizzle-orm";
import type { Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";
import { callId } from "../../http/call-id.ts";
import type { Actor } from "../audit/audit-store.ts";

const { audit, requests, users } = schema;

/** Gives leads to the account that verified their e-mail, each with an audit row (ruling P8). */
export const claimLeadsIn = async (tx: Transaction, email: string, by: Actor, at: Date) => {
  const moment = at.toISOString();
  await tx.execute(sql`
    with claimed as (
      update ${requests}
      set user_id = ${users.id}, version = ${requests.version} + 1, updated_at = ${moment}::timestamptz
      from ${users}
      where ${requests.userId} is null and ${requests.email} = ${email}
        and ${users.email} = ${email} and ${users.verifiedAt} is not null
      returning ${requests.id} as id, ${requests.state} as state, ${requests.version} as version
    )
    insert into ${audit} (at, actor, actor_id, subject, subject_id, event, from_state, to_state, version, call_id)
    select ${moment}::timestamptz, ${by.actor}, ${by.actorId ?? null}::uuid, 'request', id,
      'claimed', state, state, version, ${callId() ?? null}
    from claimed`);
};
