import { dayInDubai } from "../../../../domain/calendar-day.ts";
import { coverOf, isActive } from "../../../../domain/policies/cover.ts";
import { mayRenew, type Owned } from "../../../../domain/policies/renewal.ts";
import type { Parts } from "../../../parts.ts";
import type { createRequestsStore } from "../../../records/requests/own-requests-store.ts";

type Store = Pick<ReturnType<typeof createRequestsStore>, "listLive">;
type LiveRow = Awaited<ReturnType<Store["listLive"]>>[number];

const MAX_LIVE = 500;

const ownedOf = ({ id, state, startDate, createdAt, policy, ...plate }: LiveRow): Owned => {
  const { plateEmirate: emirate, plateCode, plateNumber } = plate;
  const sold = plateCode === null || plateNumber === null ? null : `${plateCode} ${plateNumber}`;
  return {
    id,
    car: { chassis: null, plate: policy?.plate ?? sold, emirate },
    sale: { state, startDate, policy },
    createdAt,
  };
};

/** What a person has under way or insured today, whatever page of their list it is on. */
export const createLiveRequests =
  ({ now }: Pick<Parts, "now">, store: Store) =>
  async (userId: string) => {
    const today = dayInDubai(now());
    const owned = (await store.listLive(userId, MAX_LIVE)).map(ownedOf);
    const renewable = owned.filter((one) => mayRenew(one, owned, today)).map(({ id }) => id);

    return {
      renewable: new Set(renewable),
      /** Ids of what insures or will insure a car, the newest first. */
      inForce: owned
        .filter(({ sale }) => coverOf(sale) !== null && isActive(sale, today))
        .map(({ id }) => id),
    };
  };
