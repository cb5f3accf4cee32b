import { expect, test } from "vitest";
import type { Package } from "../../../contract/quotes.ts";
import { choiceOf, parseChoice, shownPrice } from "./stored-choice.ts";

const offer: Package = {
  _id: "falaj-third-party-saloon-4-renew",
  insurer: "falaj",
  insurerName: { en: "Falaj Insurance", ar: "فلج للتأمين" },
  name: "Falaj Road",
  names: { en: "Falaj Road", ar: "فلج للطريق" },
  description: "",
  price: 630,
  priceFils: 63_000,
  ledger: [{ code: "vat", amountFils: 3_000, source: "vat", verified: true }],
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
  type: "thirdParty",
};
const choice = choiceOf(offer, undefined);

test("another package keeps what was answered for the one before", () => {
  const confirmation = { startDate: "2026-12-01" };
  const before = { ...choice, confirmation };
  expect(choiceOf({ ...offer, _id: "other" }, before).confirmation).toEqual(confirmation);
});

test("the price on show is kept with its edition and the amounts of its ledger", () => {
  expect(choice).toMatchObject({
    priceFils: 63_000,
    edition: "e1",
    ledger: [{ code: "vat", amountFils: 3_000 }],
  });
  expect(parseChoice(JSON.parse(JSON.stringify(choice)))).toEqual(choice);
});

test("what the price buys is kept, an add-on that nothing knows is not", () => {
  const { terms } = choiceOf(
    {
      ...offer,
      excessAed: 350,
      repair: "agency",
      addOns: ["omanCover", "unheard of"],
      cover: [{ benefit: "omanCover", group: "additional", value: { kind: "yes" } }],
      inputsRead: ["value"],
    },
    undefined,
  );
  expect(terms).toEqual({
    excessAed: 350,
    repair: "agency",
    addOns: ["omanCover"],
    coversOman: true,
    inputsRead: ["value"],
  });
  expect(parseChoice({ ...choice, terms })?.terms).toEqual(terms);
  expect(parseChoice({ ...choice, terms: "none" })?.terms).toBeUndefined();
});

test.each(["no", "notStated"] as const)("cover in Oman that is %s is no cover", (kind) => {
  const cover = [{ benefit: "omanCover", group: "additional" as const, value: { kind } }];
  expect(choiceOf({ ...offer, cover }, undefined).terms?.coversOman).toBe(false);
});

test.each([undefined, "none", [{ code: "vat" }, null]])(
  "a choice with the ledger %j is still a choice",
  (ledger) => {
    expect(parseChoice({ ...choice, ledger, edition: undefined })).toEqual({
      ...choice,
      ledger: [],
      edition: "",
    });
  },
);

test("a shared price stays with its plan, and only with it", () => {
  const shared = shownPrice({ ...offer, priceFils: 60_000 });
  const before = { ...choice, shared };
  expect(choiceOf(offer, before).shared).toEqual(shared);
  expect(choiceOf({ ...offer, _id: "other" }, before).shared).toBeUndefined();
  expect(parseChoice(JSON.parse(JSON.stringify(before)))).toEqual(before);
  expect(parseChoice({ ...choice, shared: { priceFils: "600" } })).toEqual(choice);
});
