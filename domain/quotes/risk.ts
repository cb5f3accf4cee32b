import type { CarBody, CylinderCount } from "../vehicle/car.ts";
import {
  type InputSource,
  type InputValues,
  ratedInputNames,
  ratedInputs,
  type RatedInput,
} from "./rated-inputs.ts";

export type Sourced<Value> = { value: Value; source: InputSource };
export type GivenInputs = { [Input in RatedInput]?: Sourced<InputValues[Input]> };

/** What is insured. `day` (YYYY-MM-DD, Dubai) is the day from which ages are counted. */
export type Risk = {
  body: CarBody;
  cylinders: CylinderCount;
  day: string;
  inputs: GivenInputs;
};

type Read = { inputs: GivenInputs } | { invalid: string };

/**
 * Reads the inputs among the fields of a call; `invalid` names the first field that is out of
 * range, unknown, or contradicts another spelling of the same input.
 * @param sourceOf how the caller says where an answer comes from; it is `asked` otherwise
 */
export function readInputs(
  fields: Readonly<Record<string, string | undefined>>,
  day: string,
  sourceOf: (field: string) => InputSource | undefined = () => undefined,
): Read {
  const inputs: Record<string, Sourced<unknown>> = {};
  for (const input of ratedInputNames) {
    for (const [field, parse] of Object.entries(ratedInputs[input].readers)) {
      const text = fields[field];
      if (text === undefined || text.trim() === "") continue;
      const value: unknown = parse(text, day);
      const before = inputs[input];
      const agreed = before && value !== undefined ? agree(input, before.value, value) : value;
      if (agreed === undefined) return { invalid: field };
      inputs[input] = { value: agreed, source: before?.source ?? sourceOf(field) ?? "asked" };
    }
  }
  return { inputs: inputs as GivenInputs };
}

function agree(input: RatedInput, one: unknown, other: unknown): unknown {
  const declared = ratedInputs[input] as { agree?: (one: unknown, other: unknown) => unknown };
  if (declared.agree) return declared.agree(one, other);
  return one === other ? one : undefined;
}

/** Reads what was stored; what no longer parses counts as not given. */
export function storedInputs(stored: unknown, day: string): GivenInputs {
  if (typeof stored !== "object" || stored === null) return {};
  const entries = Object.entries(stored as Record<string, Sourced<unknown> | null>);
  return Object.assign(
    {},
    ...entries.map(([name, kept]) => {
      const input = ratedInputNames.find((known) => known === name);
      if (!input || !kept) return {};
      const read = readInputs({ [exactField(input)]: String(kept.value) }, day, () => kept.source);
      return "inputs" in read ? read.inputs : {};
    }),
  ) as GivenInputs;
}

/** The field that carries every value of the input as text. */
export const exactField = (input: RatedInput): string =>
  input === "claims" ? "previousClaims" : input;

/** Reads any spelling; undefined when it is out of range or unknown. */
export function parseInput(
  input: RatedInput,
  text: string,
  day: string,
): InputValues[RatedInput] | undefined {
  for (const parse of Object.values(ratedInputs[input].readers)) {
    const value = parse(text, day);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** The answer, or what is assumed in its place; undefined for a choice that was not made. */
export function inputOf<Input extends RatedInput>(
  { inputs, day }: Pick<Risk, "inputs" | "day">,
  input: Input,
): Sourced<InputValues[Input]> | undefined {
  const given: Sourced<InputValues[Input]> | undefined = inputs[input];
  if (given) return given;
  const value = ratedInputs[input].assumed?.(day);
  return value === undefined ? undefined : { value, source: "assumed" };
}
