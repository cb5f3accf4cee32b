import type { Payer } from "../../../domain/quotes/scenarios/scenario.ts";

/** One colour for each payer, in bar, legend and steps. */
export const payerLooks: Record<Payer, { bar: string; swatch: string; number: string }> = {
  insurer: {
    bar: "fill-action",
    swatch: "bg-action",
    number: "bg-action text-action-ink",
  },
  otherInsurer: {
    bar: "fill-action-done",
    swatch: "bg-action-done",
    number: "bg-action-done text-ink",
  },
  you: { bar: "fill-accent", swatch: "bg-accent", number: "bg-accent text-accent-ink" },
};
