import { damageToOthers, familyHurt } from "./liability.ts";
import { omanTrip } from "./oman-trip.ts";
import { flood, ownFault, parkedScratch, youngDriver } from "./repairs.ts";
import type { Event, InsuredCar, Outcome } from "./scenario.ts";
import { type Scenario, paidBy } from "./steps.ts";
import { financedWriteOff, totalLoss } from "./total-loss.ts";

const scenarios: Record<Event, Scenario> = {
  parkedScratch,
  ownFault,
  flood,
  familyHurt,
  damageToOthers,
  omanTrip,
  totalLoss,
  youngDriver,
  financedWriteOff,
};

/** What the event costs, who pays each part of it, and what follows. */
export function whatHappens(event: Event, insured: InsuredCar): Outcome {
  const { damageFils, steps, rests } = scenarios[event](insured);
  return {
    event,
    damageFils,
    steps,
    paid: {
      insurer: paidBy("insurer", steps),
      you: paidBy("you", steps),
      otherInsurer: paidBy("otherInsurer", steps),
    },
    assumed: insured.assumed.filter((input) => rests.includes(input)),
  };
}
