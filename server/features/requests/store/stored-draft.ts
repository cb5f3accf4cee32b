import { emptyDraft, parseDraft, type PurchaseDraft } from "../../../../domain/purchase/draft.ts";
import type { RequestRow } from "./requests-store.ts";

const textOf = (answer: string | number | null) => String(answer ?? "");

/** An assumed value (ruling P5) is not an answer. */
const factsOf = (request: RequestRow) => ({
  make: textOf(request.make),
  model: textOf(request.model),
  modelYear: textOf(request.modelYear),
  vehicleValue: request.vehicleValueSource === "asked" ? textOf(request.vehicleValueAed) : "",
  driverBirthYear: textOf(request.driverBirthYear),
  claimFreeYears: textOf(request.claimFreeYears),
});

export const storedDraft = (request: RequestRow): PurchaseDraft => {
  const { type, plateEmirate, plateCode, plateNumber, answers } = request;
  const draft = parseDraft({
    type,
    emirate: textOf(plateEmirate),
    plateSource: textOf(plateEmirate),
    plateCode: textOf(plateCode),
    plateNumber: textOf(plateNumber),
    cylinderType: request.cylinders,
    carType: request.body,
    carOrigin: request.origin,
    ...factsOf(request),
    ...answers,
  });
  return draft ?? emptyDraft(type);
};
