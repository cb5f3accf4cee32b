import { describe, expect, it } from "vitest";
import { editionOf } from "./demonstration/editions.ts";
import { plans } from "./demonstration/plans.ts";
import { inputsAsRated, withoutPlanChoices } from "./inputs-as-rated.ts";
import { rate } from "./rate.ts";
import type { GivenInputs } from "./risk.ts";

const asRated = (planId: string, inputs: GivenInputs) => {
  const plan = plans.find(({ id }) => id === planId);
  if (!plan) throw new Error(`There is no ${planId}.`);
  const risk = { body: "saloon", cylinders: "4", day: "2026-11-22", inputs } as const;
  const rated = rate(editionOf(plan), risk);
  if (rated.outcome === "declined") throw new Error("It is declined.");
  return inputsAsRated(risk, rated);
};

const asked = <Value>(value: Value) => ({ value, source: "asked" as const });
const assumed = <Value>(value: Value) => ({ value, source: "assumed" as const });

describe("the inputs that are stored with a price", () => {
  it("are all that the plan read, answered or assumed", () => {
    expect(asRated("hazm-comprehensive", { value: asked(90_000), claims: assumed("one") })).toEqual(
      {
        value: asked(90_000),
        year: assumed(2023),
        driverBirthYear: assumed(1991),
        drivingYears: assumed(5),
        claims: assumed("one"),
        claimFreeYears: assumed(0),
        financed: assumed(false),
        excess: assumed(700),
        repair: assumed("garage"),
      },
    );
  });

  it("keep an answer that the plan does not read", () => {
    const inputs = asRated("hazm-third-party", { value: asked(90_000), repair: asked("agency") });
    expect(inputs).toMatchObject({ value: asked(90_000), repair: asked("agency") });
    expect(inputs).not.toHaveProperty("excess");
  });

  it("say of a choice what was sold, and whether the customer chose it", () => {
    const sold = asRated("hazm-comprehensive", {
      value: asked(90_000),
      excess: asked(1_400),
      repair: asked("agency"),
      addOns: asked(["vehicleReplacement", "omanCover"]),
    });
    expect(sold).toMatchObject({
      excess: assumed(700),
      repair: assumed("garage"),
      addOns: asked(["omanCover"]),
    });
    const chosen = asRated("nakhla-comprehensive", { repair: asked("agency"), excess: asked(350) });
    expect(chosen).toMatchObject({ repair: asked("agency"), excess: asked(350) });
  });
});

it("another rating starts without the choices that the plan made", () => {
  const answers: GivenInputs = { value: assumed(90_000), excess: asked(350) };
  expect(withoutPlanChoices({ ...answers, repair: assumed("garage") })).toEqual(answers);
});
