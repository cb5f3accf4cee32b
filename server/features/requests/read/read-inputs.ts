import { choices } from "../../../../domain/quotes/plan-choices.ts";
import {
  type InputSource,
  type RatedInput,
  ratedInputNames,
  ratedInputs,
} from "../../../../domain/quotes/rated-inputs.ts";
import { type GivenInputs, inputOf, readInputs } from "../../../../domain/quotes/risk.ts";
import { invalidField, type SentFields } from "./sent-fields.ts";

type Texts = Readonly<Record<string, string | undefined>>;

/** Ruling P5: the specification's forms fill these in, so they count once they are confirmed. */
const filledIn: readonly string[] = ["previousClaims", "vehicleValue"];

/** Nothing that a client sends is `proven`. */
const namedSource = (fields: Texts, field: string): InputSource | undefined => {
  const text = fields[`${field}Source`]?.trim();
  if (!text) return undefined;
  return text === "asked" ? "asked" : "assumed";
};

const sourceIn = (fields: Texts) => (field: string) => {
  if (choices.some((choice) => choice === field)) return "asked";
  return namedSource(fields, field) ?? (filledIn.includes(field) ? "assumed" : "asked");
};

/** `day` is today in Dubai. @throws {Problem} requests.invalidField */
export const readSentInputs = (fields: SentFields, day: string): GivenInputs => {
  const read = readInputs(fields, day, sourceIn(fields));
  if ("invalid" in read) throw invalidField(read.invalid);
  return read.inputs;
};

const fieldsOf = (input: RatedInput) => Object.keys(ratedInputs[input].readers);

/**
 * What an edit leaves of the stored inputs: those that it does not name. One that it only confirms
 * keeps its value, or the one assumed on that `day`.
 */
export const inputsKept = (inputs: GivenInputs, day: string, sent: Texts): GivenInputs => {
  const kept = ratedInputNames.flatMap((input) => {
    const fields = fieldsOf(input);
    if (fields.some((field) => field in sent)) return [];
    const [source] = fields.flatMap((field) => namedSource(sent, field) ?? []);
    const known = source === "asked" ? inputOf({ inputs, day }, input) : inputs[input];
    if (!known) return [];
    const isProven = known.source === "proven";
    return [[input, isProven || !source ? known : { value: known.value, source }]];
  });
  return Object.fromEntries(kept) as GivenInputs;
};
