import type { PurchaseDraft } from "../../../../domain/purchase/draft.ts";
import { parseFitAnswer } from "../../../../domain/purchase/fit-answers.ts";
import { fitFields } from "../../../../domain/purchase/fit-fields.ts";
import { orRefuse } from "./sent-fields.ts";

/** Those that were answered. `day` is today in Dubai. @throws {Problem} requests.invalidField */
export const readFitAnswers = (draft: PurchaseDraft, day: string): Record<string, string> =>
  Object.fromEntries(
    fitFields
      .filter((field) => draft[field] !== "")
      .map((field) => [field, orRefuse(parseFitAnswer(field, draft[field], day), field)]),
  );
