import { expect, it } from "vitest";
import type { RequestDetails } from "../../../contract/requests.ts";
import { riskOfOffer } from "./risk-of-offer.ts";

const day = "2026-11-27";
const request: Pick<RequestDetails, "answers" | "inputs" | "confirmation"> = {
  answers: { carType: "saloon", cylinderType: "4" },
  confirmation: { startDate: "", previousClaims: "two_or_more", vehicleValue: "90000" },
  inputs: [
    { input: "value", value: 90_000, source: "assumed" },
    { input: "claimLast24Months", value: true, source: "asked" },
    { input: "addOns", value: ["omanCover", "carRental"], source: "asked" },
  ],
};

it("has the answers of the request, with their sources", () => {
  expect(riskOfOffer(request, { sumInsuredAed: null }, day)).toEqual({
    body: "saloon",
    cylinders: "4",
    day,
    inputs: {
      value: { value: 90_000, source: "assumed" },
      claims: { value: "two_or_more", source: "asked" },
      addOns: { value: ["omanCover", "carRental"], source: "asked" },
    },
  });
});

it("is worth what the offer insures", () => {
  const risk = riskOfOffer(request, { sumInsuredAed: 80_000 }, day);
  expect(risk?.inputs.value).toEqual({ value: 80_000, source: "asked" });
});

it("is not known of a car that no price list knows", () => {
  const answers = { carType: "bus", cylinderType: "4" };
  expect(riskOfOffer({ ...request, answers }, { sumInsuredAed: null }, day)).toBeUndefined();
});
