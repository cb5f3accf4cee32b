import { describe, expect, it } from "vitest";
import { exampleCar } from "./insured-car.ts";
import { events } from "./scenario.ts";
import { whatHappens } from "./what-happens.ts";
import { inWholeDirhams } from "./whole-dirhams.ts";

describe.each(["thirdParty", "comprehensive"] as const)("an example with %s cover", (cover) => {
  it.each(events)("adds up in whole dirhams: %s", (event) => {
    const exact = whatHappens(event, exampleCar(cover));
    const { damageFils, paid, steps } = inWholeDirhams(exact);
    const amounts = steps.flatMap(({ amountFils }) => amountFils ?? []);
    for (const fils of [damageFils, ...amounts]) expect(fils % 100).toBe(0);
    expect(amounts.reduce((sum, fils) => sum + fils, 0)).toBe(damageFils);
    expect(paid.insurer + paid.otherInsurer + paid.you).toBe(damageFils);
    expect(Math.abs(paid.you - exact.paid.you)).toBeLessThan(100);
  });
});

it("is rounded to the nearest dirham", () => {
  const { paid } = inWholeDirhams(whatHappens("totalLoss", exampleCar("comprehensive")));
  expect(paid).toEqual({ insurer: 19_693_800, otherInsurer: 0, you: 2_536_200 });
});
