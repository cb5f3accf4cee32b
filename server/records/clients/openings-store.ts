import { and, count, eq, sql } from "drizzle-orm";
import { hourOf, type OpenedKind } from "../../../domain/clients/opened.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";
import { byStaff, writeAuditIn } from "../audit/audit-store.ts";
import type { Client } from "./clients-store.ts";

const { clientOpenings } = schema;

/** Any number that no other advisory lock uses. */
const OPENINGS = 7_208_117;

/** What one opens at the same time in several windows is counted one after the other. */
const lockOpeningsIn = (tx: Transaction, staffId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(${OPENINGS}, hashtext(${staffId}))`);

type Opening = { client: Pick<Client, "id">; staffId: string; kind: OpenedKind; at: Date };

/**
 * Stands in the person's access log (ruling O11), once an hour. Answers how many different people
 * this member of staff opened within the hour.
 */
export const noteOpeningIn = async (tx: Transaction, { client, staffId, kind, at }: Opening) => {
  const hour = hourOf(at);
  await lockOpeningsIn(tx, staffId);
  const noted = await tx
    .insert(clientOpenings)
    .values({ clientId: client.id, staffId, kind, hour, at })
    .onConflictDoNothing()
    .returning({ id: clientOpenings.id });
  if (noted.length > 0)
    await writeAuditIn(tx, {
      at,
      ...byStaff(staffId),
      subject: "client",
      subjectId: client.id,
      event: "opened",
      detail: { opened: kind },
    });
  const [opened] = await tx
    .select({ people: count() })
    .from(clientOpenings)
    .where(
      and(
        eq(clientOpenings.staffId, staffId),
        eq(clientOpenings.hour, hour),
        eq(clientOpenings.kind, "client"),
      ),
    );
  return opened?.people ?? 0;
};
