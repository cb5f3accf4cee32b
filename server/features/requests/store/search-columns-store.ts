import { eq, isNull } from "drizzle-orm";
import { nameTerms, phoneTail } from "../../../../domain/requests/desk-search.ts";
import type { Transaction } from "../../../adapters/database/database.ts";
import { schema } from "../../../adapters/database/schema.ts";

const { requests } = schema;

type Searched = Pick<typeof requests.$inferSelect, "username" | "email" | "phone">;

/** By what staff find it; given anew whenever one of them changes. */
export const searchColumns = ({ username, email, phone }: Searched) => ({
  nameTerms: nameTerms(username, email),
  phoneTail: phone === null ? null : phoneTail(phone),
});

/** Requests of before staff could search; answers how many there were. */
export const fillSearchColumnsIn = async (tx: Transaction, limit: number) => {
  const rows = await tx
    .select({
      id: requests.id,
      username: requests.username,
      email: requests.email,
      phone: requests.phone,
    })
    .from(requests)
    .where(isNull(requests.nameTerms))
    .limit(limit)
    .for("update", { skipLocked: true });
  for (const { id, ...row } of rows)
    await tx.update(requests).set(searchColumns(row)).where(eq(requests.id, id));
  return rows.length;
};
