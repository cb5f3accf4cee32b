import { expect, test } from "vitest";
import type { Package } from "../../../contract/quotes.ts";
import { choiceOf } from "./stored-choice.ts";

const offer: Package = {
  _id: "falaj-third-party-saloon-4-renew",
  insurer: "falaj",
  insurerName: { en: "Falaj Insurance", ar: "فلج للتأمين" },
  name: "Falaj Road",
  names: { en: "Falaj Road", ar: "فلج للطريق" },
  description: "",
  price: 630,
  priceFils: 63_000,
  ledger: [],
  features: [],
  cover: [],
  terms: [],
  logo: null,
  type: "thirdParty",
};
const choice = choiceOf(offer, undefined);

test("another package keeps what was answered for the one before", () => {
  const confirmation = { startDate: "2026-12-01", previousClaims: "one", vehicleValue: "90,000" };
  const before = { ...choice, confirmation };
  expect(choiceOf({ ...offer, _id: "other" }, before).confirmation).toEqual(confirmation);
});
