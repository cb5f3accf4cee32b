import type { RatedInput } from "./rated-inputs.ts";

/** What a plan decides where nobody chose: its excess, its repair, its add-ons. */
export const choices = ["excess", "repair", "addOns"] as const satisfies readonly RatedInput[];
export type Choice = (typeof choices)[number];

export const isChoice = (input: string): input is Choice =>
  choices.some((choice) => choice === input);
