import { describe, expect, it } from "vitest";
import {
  comparePolicy,
  type PolicyTerms,
  type SoldTerms,
  termsToAccept,
} from "./compare-policy.ts";

const issued: PolicyTerms = {
  premiumFils: 109_200,
  startsOn: "2026-03-05",
  endsOn: "2027-04-04",
  sumInsuredFils: 6_000_000,
  insuredName: "Mariam Al Ali",
  plate: "A 12345",
  bank: null,
};
const sold: SoldTerms = { ...issued };

describe("a policy beside what was sold", () => {
  it.each([
    [{ premiumFils: 109_201 }, "premiumFils", "worse"],
    [{ premiumFils: 109_199 }, "premiumFils", "other"],
    [{ startsOn: "2026-03-06" }, "startsOn", "worse"],
    [{ startsOn: "2026-03-04" }, "startsOn", "other"],
    [{ endsOn: "2027-04-03" }, "endsOn", "worse"],
    [{ endsOn: "2027-04-05" }, "endsOn", "other"],
    [{ sumInsuredFils: 5_999_900 }, "sumInsuredFils", "worse"],
    [{ sumInsuredFils: null }, "sumInsuredFils", "worse"],
    [{ sumInsuredFils: 6_000_100 }, "sumInsuredFils", "other"],
    [{ insuredName: "Mariam Al Alawi" }, "insuredName", "worse"],
    [{ plate: "A 12346" }, "plate", "worse"],
    [{ plate: null }, "plate", "worse"],
  ] as const)("with %j differs in %s, which is %s", (change, term, kind) => {
    expect(comparePolicy({ ...issued, ...change }, sold)).toEqual([{ term, kind }]);
  });

  it.each([
    {},
    { insuredName: "mariam  al ALI" },
    { plate: "a-12345" },
    { plate: "A ١٢٣٤٥" },
    { bank: "Any Bank" },
  ])("with %j is the same", (change) => {
    expect(comparePolicy({ ...issued, ...change }, sold)).toEqual([]);
  });

  it("differs in its bank without being worse", () => {
    expect(comparePolicy({ ...issued, bank: "Another" }, { ...sold, bank: "One" })).toEqual([
      { term: "bank", kind: "other" },
    ]);
  });

  it("cannot differ from what the customer was not told", () => {
    const untold = { ...sold, startsOn: null, endsOn: null, sumInsuredFils: null, plate: null };
    expect(comparePolicy({ ...issued, startsOn: "2026-04-01" }, untold)).toEqual([]);
  });
});

describe("what its customer has to accept", () => {
  const dearer = { ...issued, premiumFils: 110_000, bank: "Another" };
  const differences = comparePolicy(dearer, { ...sold, bank: "One" });

  it("is what is worse", () => {
    expect(termsToAccept(differences, dearer, undefined)).toEqual(["premiumFils"]);
  });

  it("is not asked twice, but again once it changes", () => {
    expect(termsToAccept(differences, dearer, dearer)).toEqual([]);
    expect(termsToAccept(differences, dearer, { ...dearer, premiumFils: 109_900 })).toEqual([
      "premiumFils",
    ]);
  });
});
