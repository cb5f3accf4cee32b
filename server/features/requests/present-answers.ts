import type { RequestDetails } from "../../../contract/requests.ts";
import { emptyDraft } from "../../../domain/purchase/draft.ts";
import { formatEmiratesId } from "../../../domain/vehicle/emirates-id.ts";
import type { Keys } from "../../adapters/keys.ts";
import { openEmiratesId } from "./emirates-id-column.ts";
import type { RequestRow } from "./requests-store.ts";

const textOf = (answer: string | number | null) => String(answer ?? "");

/** What sharpens a price. An assumed value (ruling P5) is no answer. */
const factsOf = (request: RequestRow) => ({
  make: textOf(request.make),
  model: textOf(request.model),
  modelYear: textOf(request.modelYear),
  vehicleValue: request.vehicleValueSource === "asked" ? textOf(request.vehicleValueAed) : "",
  driverBirthYear: textOf(request.driverBirthYear),
  claimFreeYears: textOf(request.claimFreeYears),
});

/**
 * Every answer of the form by its name in the draft (specification part 2, 3.1), "" where there is
 * none. It holds the whole Emirates ID: for the owner's own form alone (ruling P12).
 */
export const presentAnswers = (request: RequestRow, keys: Pick<Keys, "sealing">) => {
  const emiratesId = openEmiratesId(request, keys);
  return {
    ...emptyDraft(request.type),
    emirate: textOf(request.plateEmirate),
    plateSource: textOf(request.plateEmirate),
    plateCode: textOf(request.plateCode),
    plateNumber: textOf(request.plateNumber),
    cylinderType: request.cylinders,
    carType: request.body,
    carOrigin: request.origin,
    ...factsOf(request),
    ...request.answers,
    emiratesID: emiratesId === undefined ? "" : formatEmiratesId(emiratesId),
  } satisfies RequestDetails["answers"];
};
