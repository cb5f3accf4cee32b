import { expect, test } from "vitest";
import { editing } from "./editing-sample.ts";
import { isSamePlan, parseEditing, slotsFor } from "./editing.ts";

test("an edit is read as it was saved", () => {
  expect(parseEditing(JSON.parse(JSON.stringify(editing)))).toEqual(editing);
});

test.each([
  ["nothing", undefined],
  ["no record", "MZ-7F3K2Q"],
  ["no request", { ...editing, requestId: "" }],
  ["no version", { ...editing, version: "3" }],
  ["an unknown type", { ...editing, type: "other" }],
])("%s is no edit", (_, stored) => {
  expect(parseEditing(stored)).toBeUndefined();
});

test.each([
  ["a package without a price", { ...editing.plan, priceFils: null }],
  ["a package without a name", { ...editing.plan, names: { en: "", ar: "" } }],
  ["none", null],
])("%s is an edit without a package", (_, plan) => {
  expect(parseEditing({ ...editing, plan })).toEqual({ ...editing, plan: null });
});

test.each([
  ["at another price", {}, true],
  ["of another insurer", { insurer: "falaj" }, false],
  ["of another cover", { type: "comprehensive" as const }, false],
  ["of another name", { names: { en: "Hazm Plus", ar: "حزم بلس" } }, false],
])("a quote %s is the package of before: %s", (_, changes, isSame) => {
  const { plan } = editing;
  const quote = { insurer: plan.insurer, names: plan.names, type: plan.coverType, ...changes };
  expect(isSamePlan(plan, quote)).toBe(isSame);
});

test.each([
  ["plateNumber", ["id_front", "document_front"]],
  ["vcc", ["id_front"]],
] as const)("by %s these pictures are on file: %j", (inputMethod, slots) => {
  expect(slotsFor(editing, { type: "new", inputMethod })).toEqual(slots);
});
