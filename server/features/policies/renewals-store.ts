import { and, between, eq, inArray, ne, or } from "drizzle-orm";
import type { Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";
import type { RequestRow } from "../../records/requests/requests-store.ts";

const { policies, requests } = schema;

/** What the same person has bought that was sold or recorded from one of these days on. */
export const boughtBetweenIn = (
  tx: Transaction,
  { id, userId, email }: Pick<RequestRow, "id" | "userId" | "email">,
  { first, last }: { first: string; last: string },
) =>
  tx
    .select({ request: requests, policy: policies })
    .from(requests)
    .leftJoin(policies, eq(policies.requestId, requests.id))
    .where(
      and(
        ne(requests.id, id),
        userId === null
          ? eq(requests.email, email)
          : or(eq(requests.userId, userId), eq(requests.email, email)),
        inArray(requests.state, ["paid", "issued"]),
        or(between(requests.startDate, first, last), between(policies.startDate, first, last)),
      ),
    );
