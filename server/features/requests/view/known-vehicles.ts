import type { KnownVehicle } from "../../../../contract/known-vehicles.ts";
import { dayInDubai } from "../../../../domain/calendar-day.ts";
import { coverOf, isActive, type PolicyDays } from "../../../../domain/policies/cover.ts";
import type { Customer } from "../../../http/access.ts";
import type { Parts } from "../../../parts.ts";
import type { Documents } from "../../documents/documents.ts";
import { plateInfoOf } from "../../../records/requests/present-request.ts";
import { createRequestsStore } from "../../../records/requests/own-requests-store.ts";
import type { RequestRow } from "../../../records/requests/requests-store.ts";

const MAX_REQUESTS = 500;

type Plate = KnownVehicle["plateInfo"];
type Owned = RequestRow & { policy: PolicyDays | null };
type Plated = { plate: Plate; request: Owned };

const nameOf = ({ emirate, code, number }: Plate) => JSON.stringify([emirate, code, number]);

const platedOf = (request: Owned): Plated[] => {
  const plate = plateInfoOf(request);
  return plate ? [{ plate, request }] : [];
};

const vehicleOf = (
  [newest, ...older]: [Plated, ...Plated[]],
  slots: ReadonlyMap<string, string[]>,
  today: string,
): KnownVehicle => {
  const all = [newest, ...older].map(({ request }) => request);
  const documentsFrom = all.find(({ id }) => slots.has(id))?.id ?? null;
  return {
    plateInfo: newest.plate,
    cylinderType: newest.request.cylinders,
    carType: newest.request.body,
    carOrigin: newest.request.origin,
    documentsFrom,
    documents: (documentsFrom !== null && slots.get(documentsFrom)) || [],
    active: all
      .filter((request) => isActive(request, today))
      .map((request) => ({
        number: request.number,
        state: request.state,
        coverEndsOn: coverOf(request)?.endsOn ?? null,
      })),
  };
};

/** Ruling P16, newest first. */
export const createKnownVehicles = (
  { db, now }: Pick<Parts, "db" | "now">,
  documents: Pick<Documents, "slotsOf">,
) => {
  const store = createRequestsStore(db);

  const slotsByRequest = async (ids: string[]) => {
    const byRequest = new Map<string, string[]>();
    for (const { requestId, slot } of await documents.slotsOf(ids))
      byRequest.set(requestId, [...(byRequest.get(requestId) ?? []), slot]);
    return byRequest;
  };

  return async (customer: Customer): Promise<KnownVehicle[]> => {
    const plated = (await store.listOwnPlated(customer.id, MAX_REQUESTS)).flatMap(platedOf);
    if (plated.length === 0) return [];
    const slots = await slotsByRequest(plated.map(({ request }) => request.id));
    const byPlate = Map.groupBy(plated, ({ plate }) => nameOf(plate));
    return Array.from(byPlate.values(), (requests) =>
      vehicleOf(requests as [Plated, ...Plated[]], slots, dayInDubai(now())),
    );
  };
};
