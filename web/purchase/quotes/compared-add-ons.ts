import type { Package } from "../../../contract/quotes.ts";
import { type AddOn, addOns } from "../../../domain/quotes/add-ons.ts";
import type { Fils } from "../../../domain/money.ts";
import type { Worth } from "../../prices/compare/better.ts";
import { rowOf } from "../../prices/compare/compared.ts";

/** An add-on at one quote, with its price. */
export type ComparedAddOn =
  { kind: "included" | "none" } | { kind: "chosen" | "sold"; amountFils: Fils };

const addOnAt = ({ choices, addOns: chosen }: Package, addOn: AddOn): ComparedAddOn => {
  const sold = choices.addOns.find(({ code }) => code === addOn);
  if (!sold) return { kind: "none" };
  if (sold.included) return { kind: "included" };
  return { kind: chosen.includes(addOn) ? "chosen" : "sold", amountFils: sold.amountFils };
};

const worthOf = (value: ComparedAddOn): Worth => {
  if ("amountFils" in value) return -value.amountFils;
  return value.kind === "none" ? Number.NEGATIVE_INFINITY : 0;
};

/** Those that any of the plans sells or includes. */
export const comparedAddOns = (quotes: readonly Package[]) =>
  addOns.flatMap((addOn) => {
    const values = quotes.map((quote) => addOnAt(quote, addOn));
    const isSold = values.some(({ kind }) => kind !== "none");
    return isSold ? [rowOf(addOn, values, values.map(worthOf))] : [];
  });
