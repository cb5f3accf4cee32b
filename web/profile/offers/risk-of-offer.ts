import type { Offer } from "../../../contract/offer.ts";
import type { RequestDetails } from "../../../contract/requests.ts";
import { dayInDubai } from "../../../domain/calendar-day.ts";
import { inputSources } from "../../../domain/quotes/rated-inputs.ts";
import { readInputs, type Risk } from "../../../domain/quotes/risk.ts";
import { parseCarBody, parseCylinderCount } from "../../../domain/vehicle/car.ts";

type Answered = Pick<RequestDetails, "answers" | "inputs" | "confirmation">;

/** Calls say of claims only whether there were any; the confirmation says how many. */
const fieldsOf = ({ inputs, confirmation }: Answered): Record<string, string> => {
  const fields = Object.fromEntries(inputs.map(({ input, value }) => [input, String(value)]));
  const hasClaims = "claimLast24Months" in fields && confirmation.previousClaims !== "";
  return hasClaims ? { ...fields, previousClaims: confirmation.previousClaims } : fields;
};

/**
 * Car and driver of a request, as an offer insures them: with its own sum insured. Undefined for a
 * car that no price list knows.
 */
export function riskOfOffer(
  request: Answered,
  { sumInsuredAed }: Pick<Offer, "sumInsuredAed">,
  day = dayInDubai(new Date()),
): Risk | undefined {
  const body = parseCarBody(request.answers["carType"] ?? "");
  const cylinders = parseCylinderCount(request.answers["cylinderType"] ?? "");
  const sourceOf = (field: string) => {
    const source = request.inputs.find(({ input }) => input === field)?.source;
    return inputSources.find((one) => one === source);
  };
  const read = readInputs(fieldsOf(request), day, sourceOf);
  if (!body || !cylinders || !("inputs" in read)) return undefined;
  const sum = sumInsuredAed === null ? {} : { value: { value: sumInsuredAed, source: "asked" } };
  return { body, cylinders, day, inputs: { ...read.inputs, ...sum } as Risk["inputs"] };
}
