import { coverOf } from "../../../domain/policies/cover.ts";
import { type InsuredCar, isRenewedBy, renewalDays } from "../../../domain/policies/renewal.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import type { Keys } from "../../adapters/keys.ts";
import type { RequestRow } from "../../records/requests/requests-store.ts";
import { daysOf, type PolicyRow } from "../../records/policies/policies-store.ts";
import { boughtBetweenIn } from "./renewals-store.ts";
import { openTerms } from "./sealed-columns.ts";

type Sold = { request: RequestRow; policy: PolicyRow | null };

const carOf = ({ request, policy }: Sold, keys: Pick<Keys, "sealing">): InsuredCar => {
  const { plateEmirate: emirate, plateCode, plateNumber } = request;
  const sold = plateCode === null || plateNumber === null ? null : `${plateCode} ${plateNumber}`;
  return {
    chassis: policy && openTerms(policy.id, policy, keys).chassis,
    plate: policy?.plate ?? sold,
    emirate,
  };
};

/** Whether its person has bought what follows it here (ruling P18). The policy is locked. */
export const isRenewedHereIn = async (
  tx: Transaction,
  sold: Sold & { policy: PolicyRow },
  keys: Pick<Keys, "sealing">,
): Promise<boolean> => {
  const { startDate: startsOn, endDate: endsOn } = sold.policy;
  const ending = { car: carOf(sold, keys), cover: { startsOn, endsOn } };
  const bought = await boughtBetweenIn(tx, sold.request, renewalDays(endsOn));
  return bought.some((next) => {
    const { state, startDate } = next.request;
    const cover = coverOf({ state, startDate, policy: next.policy && daysOf(next.policy) });
    return cover !== null && isRenewedBy(ending, { car: carOf(next, keys), cover });
  });
};
