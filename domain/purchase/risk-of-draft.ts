import { possibleInputs } from "../quotes/possible-inputs.ts";
import { readInputs, type Risk } from "../quotes/risk.ts";
import { parseCarBody, parseCylinderCount } from "../vehicle/car.ts";
import type { PurchaseDraft } from "./draft.ts";
import { inputFieldsOf } from "./inputs-of-draft.ts";

/** What the prices for a draft are for; undefined without body or cylinders. */
export function riskOfDraft(draft: PurchaseDraft, day: string): Risk | undefined {
  const body = parseCarBody(draft.carType);
  const cylinders = parseCylinderCount(draft.cylinderType);
  const read = readInputs(inputFieldsOf(draft, day), day);
  return body && cylinders && "inputs" in read
    ? { body, cylinders, day, inputs: possibleInputs(read.inputs, day) }
    : undefined;
}
