import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { inputFieldsOf } from "../../../domain/purchase/inputs-of-draft.ts";
import { apiClaims, parseClaims } from "../../../domain/quotes/claims.ts";
import {
  type InputSource,
  type RatedInput,
  ratedInputNames,
  ratedInputs,
} from "../../../domain/quotes/rated-inputs.ts";
import { exactField } from "../../../domain/quotes/risk.ts";
import { formatVehicleValue, parseVehicleValue } from "../../../domain/vehicle/vehicle-value.ts";

type Fields = Record<string, string>;

/** The names and wording of specification part 2, 7.1, where it has them. */
const specified: Partial<Record<RatedInput, { field: string; textOf: (text: string) => string }>> =
  {
    value: {
      field: "vehicleValue",
      textOf: (text) => formatVehicleValue(parseVehicleValue(text) ?? 0),
    },
    claims: { field: "previousClaims", textOf: (text) => apiClaims[parseClaims(text) ?? "none"] },
  };

export const sentField = (input: RatedInput): string => specified[input]?.field ?? input;

const sent = (input: RatedInput, text: string, source: InputSource): Fields => {
  const field = sentField(input);
  return { [field]: specified[input]?.textOf(text) ?? text, [`${field}Source`]: source };
};

/** What is rated when there is no answer, as text. */
export const assumedText = (input: RatedInput, day: string): string =>
  String(ratedInputs[input].assumed?.(day) ?? "");

/**
 * The rated inputs of a send: answers as `asked`, and as `assumed` what is `shown` without one.
 * @param day today in Dubai
 */
export function inputFields(
  draft: PurchaseDraft,
  day: string,
  shown: readonly RatedInput[] = [],
): Fields {
  const given = inputFieldsOf(draft, day);
  const fields = ratedInputNames.map((input) => {
    if (exactField(input) in given) return sent(input, draft[input], "asked");
    return shown.includes(input) ? sent(input, assumedText(input, day), "assumed") : {};
  });
  return Object.assign({}, ...fields) as Fields;
}
