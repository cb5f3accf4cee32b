import { describe, expect, it } from "vitest";
import { readInputs } from "../quotes/risk.ts";
import { emptyDraft } from "./draft.ts";
import { factsFromInputs, inputFieldsOf } from "./inputs-of-draft.ts";

const day = "2026-11-20";
const facts = {
  value: "85,000 AED",
  year: "2020",
  driverBirthYear: "1990",
  drivingYears: "0",
  claims: "two_or_more",
  claimFreeYears: "0",
  financed: "false",
  excess: "700",
  repair: "garage",
  addOns: "omanCover,offRoad",
};

describe("the fields that a draft sends to be rated", () => {
  it("are none without answers", () => {
    expect(inputFieldsOf(emptyDraft("renew"), day)).toEqual({});
  });

  it("leave out what is out of range", () => {
    const draft = { ...emptyDraft("renew"), value: "5", claimFreeYears: "3" };
    expect(inputFieldsOf(draft, day)).toEqual({ claimFreeYears: "3" });
  });

  it("carry every answer so that it can be read", () => {
    const fields = inputFieldsOf({ ...emptyDraft("renew"), ...facts }, day);
    const asked = (value: unknown) => ({ value, source: "asked" });
    expect(readInputs(fields, day)).toEqual({
      inputs: {
        value: asked(85_000),
        year: asked(2020),
        driverBirthYear: asked(1990),
        drivingYears: asked(0),
        claims: asked("two_or_more"),
        claimFreeYears: asked(0),
        financed: asked(false),
        excess: asked(700),
        repair: asked("garage"),
        addOns: asked(["omanCover", "offRoad"]),
      },
    });
  });

  it.each([
    ["true", "one"],
    ["false", "none"],
    ["Two or more previous claims", "two_or_more"],
  ])("say claims answered %j in the one way that is read: %s", (claims, said) => {
    const fields = inputFieldsOf({ ...emptyDraft("renew"), claims }, day);
    expect(readInputs(fields, day)).toEqual({
      inputs: { claims: { value: said, source: "asked" } },
    });
  });
});

describe("the draft's facts from rated inputs", () => {
  it("are what was answered or proven, not what was assumed", () => {
    const known = factsFromInputs({
      value: { value: 85_000, source: "asked" },
      year: { value: 2020, source: "proven" },
      financed: { value: false, source: "assumed" },
      addOns: { value: ["omanCover", "offRoad"], source: "asked" },
    });
    expect(known).toEqual({ value: "85000", year: "2020", addOns: "omanCover,offRoad" });
  });

  it("come back as they were sent", () => {
    const fields = inputFieldsOf({ ...emptyDraft("renew"), ...facts }, day);
    const read = readInputs(fields, day);
    const known = "inputs" in read ? factsFromInputs(read.inputs) : {};
    expect(known).toEqual({ ...facts, value: "85000" });
  });
});
