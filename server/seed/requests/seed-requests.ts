import { randomBytes } from "node:crypto";
import { dayInDubai } from "../../../domain/calendar-day.ts";
import type { Parts } from "../../parts.ts";
import { seedDemonstration } from "../../seed.ts";
import { createPasswords } from "../../features/accounts/passwords.ts";
import { editionsIn } from "../../features/quotes/editions-store.ts";
import { plansAtIn } from "../../features/quotes/plans-store.ts";
import { rateCars } from "./rated-cars.ts";
import { seededRequest, type World } from "./seeded-request.ts";
import { staffMembers } from "./staff-members.ts";
import { createSeededRowsStore } from "./seeded-rows-store.ts";

/** Size of one fleet: nobody is in two batches, of which the second would wait for the first. */
const BATCH = 1_000;
/** One is written while the other is made; a third would only take their processors. */
const LANES = 2;

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
  const day = dayInDubai(at);
  const store = createSeededRowsStore(db);
  const first = await store.countRequests();
  const end = first + wanted;
  const members = staffMembers(end);
  await store.insertStaff(members, at);
  const world: World = {
    now: at,
    cars: rateCars(day, await plansAtIn(db, at), await editionsIn(db, { at, day })),
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
