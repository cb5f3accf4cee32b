import type { Event, Outcome } from "../../../domain/quotes/scenarios/scenario.ts";

const USUAL: Event = "ownFault";

/** The event in which quotes differ most in what they leave to the driver. */
export function mostTelling(
  events: readonly Event[],
  outcomesOf: (event: Event) => readonly Pick<Outcome, "paid">[],
): Event {
  const differenceIn = (event: Event) => {
    const left = outcomesOf(event).map(({ paid }) => paid.you);
    return Math.max(...left) - Math.min(...left);
  };
  const told = [USUAL, ...events].map((event) => ({ event, difference: differenceIn(event) }));
  return told.toSorted((a, b) => b.difference - a.difference)[0]?.event ?? USUAL;
}
