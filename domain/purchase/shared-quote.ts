import { type PackageKind, packageKindOf } from "../quotes/package-kinds.ts";
import { ratedInputNamed, type RatedInput } from "../quotes/rated-inputs.ts";
import { parseInput } from "../quotes/risk.ts";
import { isPricedOnline } from "../vehicle/car.ts";
import type { InputMethod, PurchaseType } from "../ways-of-buying.ts";
import { emptyDraft, plateOf, type PurchaseDraft, withInputMethod } from "./draft.ts";

/** What a quote shared under an address was rated on (ruling P24). */
export type SharedRisk = {
  kind: string;
  carType: string;
  cylinderType: string;
  inputs: readonly { input: string; value: unknown; source: string }[];
};

/** Answers about the driver are never handed on: they are those of somebody else. */
const carInputs = ["value", "year", "financed"] as const satisfies RatedInput[];
const choices = ["excess", "repair", "addOns"] as const satisfies RatedInput[];

const ways: Record<PackageKind, { type: PurchaseType; inputMethod: InputMethod }> = {
  renew: { type: "renew", inputMethod: "plateNumber" },
  new: { type: "new", inputMethod: "plateNumber" },
  "new-plate": { type: "new", inputMethod: "plateNumber" },
  "new-vcc": { type: "new", inputMethod: "vcc" },
  "new-hiyaza": { type: "new", inputMethod: "hiyaza" },
};

const wayOf = (kind: string) =>
  Object.hasOwn(ways, kind) ? ways[kind as PackageKind] : ways.renew;

const asked = ({ inputs }: SharedRisk, input: RatedInput): string => {
  const found = inputs.find((one) => ratedInputNamed(one.input) === input);
  return found && found.source !== "assumed" ? String(found.value) : "";
};

/** True where nothing in the draft contradicts what the quote says about the car. */
export function isSameCar(draft: PurchaseDraft, shared: SharedRisk, day: string): boolean {
  const fits = (given: string, wanted: string) => given === "" || wanted === "" || given === wanted;
  const isSameInput = (input: (typeof carInputs)[number]) => {
    const textOf = (text: string) => String(parseInput(input, text, day) ?? "");
    return fits(textOf(draft[input]), textOf(asked(shared, input)));
  };
  return (
    packageKindOf(draft) === packageKindOf(wayOf(shared.kind)) &&
    fits(draft.carType, shared.carType) &&
    fits(draft.cylinderType, shared.cylinderType) &&
    (draft.carOrigin === "" || isPricedOnline(draft.carOrigin)) &&
    carInputs.every(isSameInput)
  );
}

/** One's own answers stay, what is not answered about the car is filled in, the choices are taken. */
export function withSharedQuote(draft: PurchaseDraft, shared: SharedRisk): PurchaseDraft {
  const filled = carInputs.map((input) => [input, draft[input] || asked(shared, input)]);
  const chosen = choices.map((input) => [input, asked(shared, input)]);
  return {
    ...draft,
    ...(Object.fromEntries([...filled, ...chosen]) as Partial<Record<RatedInput, string>>),
    carType: draft.carType || shared.carType,
    cylinderType: draft.cylinderType || shared.cylinderType,
    // Only Gulf cars have a price online (ruling P3).
    carOrigin: draft.carOrigin || "khaleegy",
  };
}

/** A purchase of one's own, without anything about the person whose quote it was. */
export function draftOfSharedQuote(shared: SharedRisk): PurchaseDraft {
  const { type, inputMethod } = wayOf(shared.kind);
  return withSharedQuote(withInputMethod(emptyDraft(type), inputMethod), shared);
}

/** A renewal needs its plate, which is in no shared quote. */
export function lacksPlate(draft: PurchaseDraft): boolean {
  const plate = draft.type === "renew" ? plateOf(draft) : undefined;
  return plate !== undefined && Object.values(plate).includes("");
}
