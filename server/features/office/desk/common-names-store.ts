import { sql } from "drizzle-orm";
import type { DeskSearch } from "../../../../domain/requests/desk-search.ts";
import { MINUTE_MS } from "../../../../domain/durations.ts";
import type { Database } from "../../../adapters/database/database.ts";

/** A page of fifty is then filled after some five hundred requests. */
const COMMON_SHARE = 0.1;
const KNOWN_FOR_MS = 10 * MINUTE_MS;

/**
 * Which names many requests have: their share, as the database last counted it. Read rarely, since
 * shares change over months; empty before the first count.
 */
export const createCommonNames = (db: Database) => {
  let known: { until: number; shares: Promise<Map<string, number>> } | undefined;

  const readShares = async () => {
    const rows = await db
      .select({ term: sql<string>`term`, share: sql<number>`share` })
      .from(
        sql`pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) as common (term, share)`,
      )
      .where(
        sql`schemaname = current_schema() and tablename = 'requests' and attname = 'name_terms'
          and term is not null and share >= ${COMMON_SHARE}`,
      );
    return new Map(rows.map(({ term, share }) => [term, share]));
  };

  const sharesNow = () => {
    if (!known || known.until < performance.now()) {
      const shares = readShares();
      known = { until: performance.now() + KNOWN_FOR_MS, shares };
      shares.catch(() => (known = undefined));
    }
    return known.shares;
  };

  return {
    /** A request has all of the names about as often as if they were independent. */
    haveMany: async ({ nameTerms }: DeskSearch): Promise<boolean> => {
      if (!nameTerms) return false;
      const shares = await sharesNow();
      const share = nameTerms.reduce((product, term) => product * (shares.get(term) ?? 0), 1);
      return share >= COMMON_SHARE;
    },
  };
};
