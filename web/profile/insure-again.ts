import * as paths from "../../contract/page-paths.ts";
import type { RequestSummary } from "../../contract/requests.ts";

/** The form fills in the rest of a plate that its customer had insured before. */
export const insureAgain = ({ plateInfo }: Pick<RequestSummary, "plateInfo">) => {
  if (!plateInfo) return paths.vehicleDetails;
  const { emirate, code: plateCode, number: plateNumber } = plateInfo;
  return `${paths.vehicleDetails}?${new URLSearchParams({ emirate, plateCode, plateNumber })}`;
};
