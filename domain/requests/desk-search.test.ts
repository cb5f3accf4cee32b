import { expect, it } from "vitest";
import { nameTerms, phoneTail, readDeskSearch } from "./desk-search.ts";

it.each([
  ["MZ-7F3K2Q", { number: "MZ-7F3K2Q", nameTerms: ["mz", "7f3k2q"] }],
  ["mz 7f3k2q", { number: "MZ-7F3K2Q", nameTerms: ["mz", "7f3k2q"] }],
  ["77140", { plate: { number: "77140" } }],
  ["٧٧١٤٠", { plate: { number: "77140" } }],
  ["C 77140", { plate: { code: "C", number: "77140" } }],
  ["17-52804", { plate: { code: "17", number: "52804" }, phoneTail: "4082571" }],
  ["0501234567", { phoneTail: "765432105" }],
  ["+971 50 123 4567", { phoneTail: "765432105" }],
  ["00971-50-1234567", { phoneTail: "765432105" }],
  ["Maryam@Example.test", { email: "maryam@example.test" }],
  ["  Khalid Al Mansoori ", { nameTerms: ["khalid", "al", "mansoori"] }],
  ["أحمد", { nameTerms: ["احمد"] }],
])("reads %s", (typed, search) => {
  const { policyNumber: _number, chassisTail: _chassis, ...read } = readDeskSearch(typed) ?? {};
  expect(read).toEqual(search);
});

it.each([
  ["mtr/26/00417", "MTR/26/00417", undefined],
  ["٠٠٤١٧", "00417", "71400"],
  ["jtdbr32e720012345", "JTDBR32E720012345", "543210"],
  ["012345", "012345", "543210"],
  ["Khalid", undefined, undefined],
  ["123", "123", undefined],
])("reads %s as policy %s and the chassis tail %s", (typed, policyNumber, tail) => {
  const read = readDeskSearch(typed);
  expect([read?.policyNumber, read?.chassisTail]).toEqual([policyNumber, tail]);
});

it.each(["", "  ", "--", "؟"])("looks for nothing in %j", (typed) => {
  expect(readDeskSearch(typed)).toBeUndefined();
});

it("finds a name by the beginning of each word, however it is written", () => {
  const terms = nameTerms("خالد المنصوري", "Khalid.M@example.test");
  for (const typed of ["خال", "المنصورى", "khal", "KHALID"])
    expect(readDeskSearch(typed)?.nameTerms?.every((term) => terms.includes(term))).toBe(true);
  expect(terms).not.toContain("haled");
  expect(terms).not.toContain("example");
});

it("gives one phone number one tail in every way of writing it", () => {
  const tails = ["0501234567", "+971501234567", "971 50 123 4567", "٠٥٠١٢٣٤٥٦٧"].map(phoneTail);
  expect(new Set(tails).size).toBe(1);
});
