import { isUnderWay } from "../../../../../domain/policies/cover.ts";
import type { ClientPolicyRow, ClientRequestRow } from "./client-store.ts";

export type ClientCarRows = {
  newest: ClientRequestRow;
  /** The one that ends last, and its request. */
  policy: ClientPolicyRow | undefined;
  insured: ClientRequestRow | undefined;
};

const plateOf = ({ plateEmirate, plateCode, plateNumber, id }: ClientRequestRow) =>
  plateNumber === null ? id : `${plateEmirate} ${plateCode} ${plateNumber}`;

/** One for each plate, the newest first; a car without one only while something of it goes on. */
export const carsOf = (
  requests: readonly ClientRequestRow[],
  policies: readonly ClientPolicyRow[],
): ClientCarRows[] => {
  const byPlate = Map.groupBy(requests, plateOf);
  return Array.from(byPlate.values()).flatMap((ofCar) => {
    const [newest] = ofCar;
    const policy = policies.find(({ requestId }) => ofCar.some(({ id }) => id === requestId));
    const insured = ofCar.find(({ id }) => id === policy?.requestId);
    const isShown = newest && (newest.plateNumber !== null || policy || isUnderWay(newest.state));
    return isShown ? [{ newest, policy, insured }] : [];
  });
};
