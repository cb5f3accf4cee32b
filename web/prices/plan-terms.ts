import type { Package } from "../../contract/quotes.ts";

/** What a quote and an offer both say of a plan at a price. */
export type PlanTerms = Pick<
  Package,
  | "_id"
  | "insurerName"
  | "names"
  | "logo"
  | "type"
  | "priceFils"
  | "excessAed"
  | "repair"
  | "cover"
  | "terms"
  | "documents"
  | "quality"
>;
