import { emptyDraft, parseDraft, type PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { factsFromInputs } from "../../../domain/purchase/inputs-of-draft.ts";
import type { RequestRow } from "./requests-store.ts";
import { inputsOfRow } from "./stored-inputs.ts";

const textOf = (answer: string | null) => answer ?? "";

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
    make: textOf(request.make),
    model: textOf(request.model),
    ...factsFromInputs(inputsOfRow(request)),
    ...answers,
  });
  return draft ?? emptyDraft(type);
};
