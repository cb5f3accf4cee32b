import * as z from "zod/mini";
import { addOns } from "../../../domain/quotes/add-ons.ts";
import { repairs } from "../../../domain/quotes/rated-inputs.ts";

const fils = z.number();

/** What a plan of ours sells for a car. */
export const SoldTerms = z.object({
  /** Chosen, or the plan's own; null without own damage, like `repair`. */
  excessAed: z.nullable(z.number()),
  repair: z.nullable(z.enum(repairs)),
  /** Without those that are included. */
  addOns: z.array(z.enum(addOns)),
  /** Differences to the price of these terms, in fils with VAT. */
  choices: z.object({
    excess: z.array(z.object({ aed: z.number(), amountFils: fils })),
    repair: z.array(z.object({ code: z.enum(repairs), amountFils: fils })),
    addOns: z.array(z.object({ code: z.enum(addOns), amountFils: fils, included: z.boolean() })),
  }),
});
export type SoldTerms = z.infer<typeof SoldTerms>;
