import { expect, it } from "vitest";
import { ownAccountOf, usualAccount } from "./payee.ts";

it("is named after the insurer", () => {
  expect(ownAccountOf("al-ain")).toBe("CCAVENUE_AL_AIN");
});

it.each([
  ["its own", ["CCAVENUE", "CCAVENUE_FALAJ"], "CCAVENUE_FALAJ"],
  ["the common one without its own", ["CCAVENUE", "CCAVENUE_MARSA"], "CCAVENUE"],
  ["never another of its own that nobody chose", ["CCAVENUE", "CCAVENUE_FALAJ_NEW"], "CCAVENUE"],
  ["that of the practice gateway", ["PRACTICE"], "PRACTICE"],
  ["one that is not there where there is none", [], "CCAVENUE_FALAJ"],
])("is usually %s", (_which, accounts, account) => {
  expect(usualAccount("falaj", accounts)).toBe(account);
});
