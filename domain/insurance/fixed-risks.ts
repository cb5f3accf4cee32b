import { addOns } from "../quotes/add-ons.ts";
import { type Claims, claimsOptions } from "../quotes/claims.ts";
import { excessSteps } from "../quotes/excess.ts";
import { type InputValues, repairs } from "../quotes/rated-inputs.ts";
import type { GivenInputs, Risk } from "../quotes/risk.ts";
import { carBodies, cylinderCounts } from "../vehicle/car.ts";

export const FIXED_RISKS = 500;
const SEED = 20_161;

/** Most cars are worth less than AED 400,000; the tables reach to 5 million. */
const values = [
  5_000, 12_000, 18_000, 25_000, 32_000, 45_000, 60_000, 75_000, 90_000, 105_000, 120_000, 145_000,
  170_000, 200_000, 222_300, 250_000, 300_000, 350_000, 400_000, 550_000, 800_000, 1_000_000,
  2_500_000, 5_000_000,
] as const;
const mostlyNone: readonly [Claims, ...Claims[]] = [...claimsOptions, "none", "none"];
const YOUNGEST = 18;
const OLDEST = 80;
const OLDEST_CAR = 16;
const USUAL_CAR = 10;
const LONGEST_CLAIM_FREE = 5;
const LICENCE_AGE = 17;

/** Park and Miller: the same numbers on every machine. */
const numbersFrom = (seed: number) => {
  let last = seed;
  return (below: number): number => {
    last = (last * 48_271) % 2_147_483_647;
    return last % below;
  };
};

type Draw = ReturnType<typeof numbersFrom>;

const oneOf = <Item>(draw: Draw, list: readonly [Item, ...Item[]]): Item =>
  list[draw(list.length)] ?? list[0];

const asked = (answers: Partial<InputValues>): GivenInputs =>
  Object.fromEntries(
    Object.entries(answers).map(([input, value]) => [input, { value, source: "asked" }]),
  ) as GivenInputs;

/** What somebody answered, as a risk of that car and day. */
export const riskOf = (
  car: Pick<Risk, "body" | "cylinders">,
  day: string,
  answers: Partial<InputValues>,
): Risk => ({ ...car, day, inputs: asked(answers) });

function riskFrom(draw: Draw, day: string): Risk {
  const year = Number(day.slice(0, 4));
  const driverAge = YOUNGEST + draw(OLDEST - YOUNGEST + 1);
  const claims = oneOf(draw, mostlyNone);
  return riskOf({ body: oneOf(draw, carBodies), cylinders: oneOf(draw, cylinderCounts) }, day, {
    value: oneOf(draw, values),
    year: year - (draw(5) === 0 ? draw(OLDEST_CAR + 1) : draw(USUAL_CAR + 1)),
    driverBirthYear: year - driverAge,
    drivingYears: draw(Math.min(driverAge - LICENCE_AGE, 8) + 1),
    claims,
    claimFreeYears: claims === "none" ? draw(LONGEST_CLAIM_FREE + 1) : 0,
    financed: draw(3) === 0,
    excess: oneOf(draw, excessSteps),
    repair: oneOf(draw, repairs),
    addOns: addOns.filter(() => draw(4) === 0),
  });
}

/** The same for everybody, so that two people see the same comparison. `day` is Dubai's. */
export function fixedRisks(day: string): Risk[] {
  const draw = numbersFrom(SEED);
  return Array.from({ length: FIXED_RISKS }, () => riskFrom(draw, day));
}
