import { and, countDistinct, desc, eq } from "drizzle-orm";
import { hourOf, type OpenedKind } from "../../../domain/clients/opened.ts";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";
import { byStaff, writeAuditIn } from "../audit/audit-store.ts";

const { clientOpenings, clients } = schema;

type Opening = { clientId: string; staffId: string; kind: OpenedKind; at: Date };

/**
 * What staff open of a person stands in the person's access log, once an hour (ruling O11). Answers
 * of how many people the member has opened something within that hour.
 */
export const noteOpeningIn = async (
  tx: Transaction,
  { clientId, staffId, kind, at }: Opening,
): Promise<number> => {
  const hour = hourOf(at);
  const noted = await tx
    .insert(clientOpenings)
    .values({ clientId, staffId, kind, hour, at })
    .onConflictDoNothing()
    .returning({ id: clientOpenings.id });
  if (noted.length > 0)
    await writeAuditIn(tx, {
      ...byStaff(staffId),
      at,
      subject: "client",
      subjectId: clientId,
      event: "opened",
      detail: { kind },
    });
  const [opened] = await tx
    .select({ people: countDistinct(clientOpenings.clientId) })
    .from(clientOpenings)
    .where(and(eq(clientOpenings.staffId, staffId), eq(clientOpenings.hour, hour)));
  return opened?.people ?? 0;
};

/** What staff opened of the person with this address, the newest first. */
export const openingsOf = (handle: Database | Transaction, email: string) =>
  handle
    .select({ kind: clientOpenings.kind, at: clientOpenings.at })
    .from(clientOpenings)
    .innerJoin(clients, eq(clients.id, clientOpenings.clientId))
    .where(eq(clients.email, email))
    .orderBy(desc(clientOpenings.at), desc(clientOpenings.id));
