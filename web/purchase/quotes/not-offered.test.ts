import { expect, test } from "vitest";
import type { DeclinedPackage } from "../../../contract/quotes.ts";
import { notOfferedBeside } from "./not-offered.ts";
import { sampleQuote } from "../../prices/sample-quote.ts";

const declined = (id: string, ...reasons: DeclinedPackage["reasons"]): DeclinedPackage => {
  const { _id, insurer, insurerName, name, names, logo, type } = sampleQuote(id);
  return { _id, insurer, insurerName, name, names, logo, type, reasons };
};
const third = sampleQuote("third", { type: "thirdParty" });
const young = [declined("a", "driverTooYoung"), declined("b", "driverTooYoung", "carTooOld")];

test("a tab without plans says each reason once, from the other tab", () => {
  const quotes = { state: "ready", packages: [third], declined: young } as const;
  expect(notOfferedBeside(quotes, "thirdParty")).toEqual({
    cover: "comprehensive",
    reasons: ["driverTooYoung", "carTooOld"],
  });
  expect(notOfferedBeside(quotes, "comprehensive"), "its own reasons stand there").toBeUndefined();
});

test("while one plan is left, or none was declined, nothing is said", () => {
  const left = { state: "ready", packages: [third, sampleQuote("c")], declined: young } as const;
  expect(notOfferedBeside(left, "thirdParty")).toBeUndefined();
  const none = { state: "ready", packages: [third], declined: [] } as const;
  expect(notOfferedBeside(none, "thirdParty")).toBeUndefined();
  expect(notOfferedBeside({ state: "loading" }, "thirdParty")).toBeUndefined();
});
