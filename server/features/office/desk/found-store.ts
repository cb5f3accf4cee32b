import { and, eq, or, sql, type SQL } from "drizzle-orm";
import type { DeskSearch } from "../../../../domain/requests/desk-search.ts";
import { schema } from "../../../adapters/database/schema.ts";

const { policies, requests } = schema;

const MAX_POLICIES = 100;

/** An array that is read first: with a joined table, no index of requests would be used. */
const hasPolicy = ({ policyNumber, chassisTail }: DeskSearch): SQL | undefined => {
  const isMeant = or(
    policyNumber ? eq(policies.number, policyNumber) : undefined,
    chassisTail ? sql`${policies.chassisTail} like ${`${chassisTail}%`}` : undefined,
  );
  if (!isMeant) return undefined;
  const found = sql`select ${policies.requestId} from ${policies} where ${isMeant} limit ${MAX_POLICIES}`;
  return sql`${requests.id} = any(array(${found}))`;
};

/** Matches any of what was read. */
export const isFound = (search: DeskSearch): SQL | undefined => {
  const { number, email, phoneTail, plate, nameTerms } = search;
  return or(
    number ? eq(requests.number, number) : undefined,
    email ? eq(requests.email, email) : undefined,
    phoneTail ? sql`${requests.phoneTail} like ${`${phoneTail}%`}` : undefined,
    plate &&
      and(
        eq(requests.plateNumber, plate.number),
        plate.code ? sql`upper(${requests.plateCode}) = ${plate.code}` : undefined,
      ),
    hasPolicy(search),
    nameTerms ? sql`${requests.nameTerms} @> ${sql.param(nameTerms)}::text[]` : undefined,
  );
};
