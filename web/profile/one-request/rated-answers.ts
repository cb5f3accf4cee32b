import type { RequestDetails } from "../../../contract/requests.ts";
import { ratedInputNames } from "../../../domain/quotes/rated-inputs.ts";

/** What was rated; of a request without a price, what was answered. */
export function ratedAnswersOf({
  inputs,
  answers,
}: Pick<RequestDetails, "inputs" | "answers">): RequestDetails["inputs"] {
  if (inputs.length > 0) return inputs;
  return ratedInputNames.flatMap((input) => {
    const value = answers[input];
    return value ? [{ input, value, source: "asked" }] : [];
  });
}
