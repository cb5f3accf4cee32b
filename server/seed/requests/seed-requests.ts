import { randomBytes } from "node:crypto";
import { dayInDubai } from "../../../domain/calendar-day.ts";
import type { Parts } from "../../parts.ts";
import { seedDemonstration } from "../../seed.ts";
import { createPasswords } from "../../features/accounts/passwords.ts";
import { createQuotesStore } from "../../features/quotes/quotes-store.ts";
import { randomFor } from "./random.ts";
import { rateCars } from "./rated-cars.ts";
import { REQUESTS_OF_TEAM, seededRequest, TEAM, type World } from "./seeded-request.ts";
import { createSeededRowsStore } from "./seeded-rows-store.ts";

const STAFF = 4;
/** Size of one fleet: nobody is in two batches, of which the second would wait for the first. */
const BATCH = 1_000;
/** One is written while the other is made; a third would only take their processors. */
const LANES = 2;

/** Accounts that nobody can enter. */
const staffMembers = (requests: number) =>
  Array.from({ length: TEAM * Math.ceil(requests / REQUESTS_OF_TEAM) }, (_, index) => ({
    id: randomFor(STAFF, index).uuid(),
    email: `desk-${index + 1}@example.test`,
  }));

/**
 * Writes so many invented requests, continuing behind those that exist: an empty database always
 * gets the same ones. Answers how many were written.
 */
export const seedRequests = async (
  { db, keys, now }: Pick<Parts, "db" | "keys" | "now">,
  wanted: number,
): Promise<number> => {
  const at = now();
  await seedDemonstration({ db });
  const quotes = createQuotesStore(db);
  const day = dayInDubai(at);
  const store = createSeededRowsStore(db);
  const first = await store.countRequests();
  const end = first + wanted;
  const members = staffMembers(end);
  await store.insertStaff(members, at);
  const world: World = {
    now: at,
    cars: rateCars(day, await quotes.listPlansOnSale(), await quotes.listEditions({ at, day })),
    staffIds: members.map(({ id }) => id),
    passwordHash: await createPasswords().hash(randomBytes(16).toString("hex")),
    keys,
  };

  let [next, written] = [first, 0];
  const work = async () => {
    while (next < end) {
      const from = next;
      next = Math.min(end, from - (from % BATCH) + BATCH);
      const rows = Array.from({ length: next - from }, (_, step) =>
        seededRequest(from + step, world),
      );
      const added = await store.insert(rows);
      written += added;
    }
  };
  await Promise.all(Array.from({ length: LANES }, work));
  return written;
};
