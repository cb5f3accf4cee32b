import { and, asc, gt, inArray, isNotNull, isNull } from "drizzle-orm";
import { versionPricedWith } from "../../../../domain/insurance/earlier-version.ts";
import type { Database, Transaction } from "../../../adapters/database/database.ts";
import { schema } from "../../../adapters/database/schema.ts";
import { carOfRow } from "../../quotes/car-of-row.ts";
import type { PlanRow } from "../../quotes/plan-row.ts";
import { versionsOfIn } from "../../quotes/plans-store.ts";
import { packageIdOf } from "../../quotes/car-address.ts";

const { offers, policies, requests } = schema;

const BATCH = 500;

type Sold = { id: string; digest: string | undefined };
type Offer = typeof offers.$inferSelect;
type Request = typeof requests.$inferSelect;
type Named = typeof offers | typeof requests;

const isSold = (table: Named, after: string) =>
  and(
    isNull(table.planVersion),
    isNotNull(table.edition),
    after === "" ? undefined : gt(table.id, after),
  );

const digestOf = (
  versions: readonly PlanRow[],
  isPlan: (plan: PlanRow) => boolean,
  { createdAt, ratedOn }: Pick<Offer, "createdAt" | "ratedOn">,
  changedAt: Date,
) =>
  ratedOn === null
    ? undefined
    : versionPricedWith(versions.filter(isPlan), { createdAt, changedAt, ratedOn })?.versionDigest;

const ofOffer = (versions: readonly PlanRow[], offer: Offer): Sold => ({
  id: offer.id,
  digest: digestOf(
    versions,
    ({ id }) => id === offer.planId,
    offer,
    offer.sentAt ?? offer.updatedAt,
  ),
});

const ofRequest = (versions: readonly PlanRow[], request: Request): Sold => {
  const car = carOfRow(request);
  return {
    id: request.id,
    digest:
      car &&
      digestOf(
        versions,
        (plan) => packageIdOf(plan, car) === request.packageId,
        request,
        request.updatedAt,
      ),
  };
};

const nameIn = async (tx: Transaction, table: Named, sold: readonly Sold[]) => {
  for (const [digest, rows] of Map.groupBy(sold, (one) => one.digest)) {
    if (digest === undefined) continue;
    const ids = rows.map(({ id }) => id);
    await tx.update(table).set({ planVersion: digest }).where(inArray(table.id, ids));
    if (table !== requests) continue;
    const ofThem = and(inArray(policies.requestId, ids), isNull(policies.planVersion));
    await tx.update(policies).set({ planVersion: digest }).where(ofThem);
  }
};

/** A row that somebody works on is left to the next run. */
const SKIP = { skipLocked: true } as const;

const soldIn = async (tx: Transaction, table: Named, after: string) => {
  const where = isSold(table, after);
  return table === offers
    ? tx.select().from(offers).where(where).orderBy(asc(offers.id)).limit(BATCH).for("update", SKIP)
    : tx
        .select()
        .from(requests)
        .where(where)
        .orderBy(asc(requests.id))
        .limit(BATCH)
        .for("update", SKIP);
};

/** @returns the last id; undefined at the end */
const nameSomeIn = async (tx: Transaction, table: Named, after: string) => {
  const sold = await soldIn(tx, table, after);
  const sellers = sold.flatMap(({ insurer }) => (insurer === null ? [] : [{ insurer }]));
  const versions = await versionsOfIn(tx, sellers);
  const named = sold.map((row) =>
    "planId" in row ? ofOffer(versions, row) : ofRequest(versions, row),
  );
  await nameIn(tx, table, named);
  return sold.length < BATCH ? undefined : sold.at(-1)?.id;
};

/**
 * Requests, offers and policies from before they named the version of their plan get its digest,
 * where it can be known from when they were priced (ruling O10). The others stay without one.
 */
export const nameEarlierVersions = async (db: Database) => {
  for (const table of [offers, requests])
    for (let after: string | undefined = ""; after !== undefined;) {
      const last: string = after;
      after = await db.transaction((tx) => nameSomeIn(tx, table, last));
    }
};
