import type { SoldTerms } from "../../../domain/policies/compare-policy.ts";
import { coverEndsOn } from "../../../domain/requests/cover-period.ts";
import { inputsOfRow } from "../../records/requests/stored-inputs.ts";
import type { RequestRow } from "../../records/requests/requests-store.ts";

/** What the customer bought. A third party's cover has no sum of its own. */
export const soldTermsOf = (request: RequestRow): SoldTerms => {
  const { priceFils, startDate, coverType, username, plateCode, plateNumber, answers } = request;
  const value = coverType === "comprehensive" ? inputsOfRow(request).value : undefined;
  return {
    premiumFils: priceFils,
    startsOn: startDate,
    endsOn: startDate === null ? null : coverEndsOn(startDate),
    sumInsuredFils: value ? value.value * 100 : null,
    insuredName: username,
    plate: plateCode === null || plateNumber === null ? null : `${plateCode} ${plateNumber}`,
    bank: answers["bank"]?.trim() || null,
  };
};
