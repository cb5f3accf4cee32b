import type { Package } from "../../contract/quotes.ts";

/** A quote for tests. */
export const sampleQuote = (id: string, changes: Partial<Package> = {}): Package => ({
  _id: id,
  insurer: id,
  insurerName: { en: id, ar: id },
  name: id,
  names: { en: id, ar: id },
  description: "",
  price: 630,
  priceFils: 63_000,
  ledger: [],
  commission: null,
  excessAed: null,
  repair: null,
  addOns: [],
  unavailable: [],
  choices: { excess: [], repair: [], addOns: [] },
  inputsRead: [],
  assumptions: [],
  edition: "e1",
  features: [],
  cover: [],
  terms: [],
  logo: null,
  type: "comprehensive",
  ...changes,
});
