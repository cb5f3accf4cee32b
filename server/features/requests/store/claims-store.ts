import { eq, sql } from "drizzle-orm";
import type { Transaction } from "../../../adapters/database/database.ts";
import { schema } from "../../../adapters/database/schema.ts";
import type { Actor } from "../../audit/audit-store.ts";

const { audit, requests, users } = schema;

/**
 * Gives requests that were sent without an account to the account whose verified e-mail is theirs
 * (ruling P8), in one statement with an audit row each. Nothing happens while there is none.
 */
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
    insert into ${audit} (at, actor, actor_id, subject, subject_id, event, from_state, to_state, version)
    select ${moment}::timestamptz, ${by.actor}, ${by.actorId ?? null}::uuid, 'request', id,
      'claimed', state, state, version
    from claimed`);
};

/**
 * Whether an e-mail has an account, verified or not. Its row is locked until the transaction ends:
 * a lead that arrives while the account is being activated is claimed by one of the two.
 */
export const lockAccountIn = async (tx: Transaction, email: string) => {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, email))
    .for("no key update");
  return rows.length > 0;
};
