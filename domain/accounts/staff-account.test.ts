import { describe, expect, it, test } from "vitest";
import {
  extensionProblem,
  mayActOnStaff,
  readExtension,
  staffActs,
  staffNameProblem,
  staffState,
  staffStates,
} from "./staff-account.ts";

test("an account is where its owner has come", () => {
  const account = { disabledAt: null, hasPassword: false, hasAuthenticator: false };
  expect(staffState(account)).toBe("invited");
  expect(staffState({ ...account, hasPassword: true })).toBe("noAuthenticator");
  expect(staffState({ ...account, hasPassword: true, hasAuthenticator: true })).toBe("active");
  expect(staffState({ ...account, disabledAt: new Date(0) })).toBe("disabled");
});

describe("what an administrator may do with an account", () => {
  const may = (state: (typeof staffStates)[number], isSelf = false) =>
    staffActs.filter((act) => mayActOnStaff(act, state, isSelf));

  it("is everything but enabling while it is not disabled", () => {
    for (const state of ["active", "invited", "noAuthenticator"] as const)
      expect(may(state)).toEqual(["edit", "disable", "reset", "endSessions"]);
  });

  it("is enabling once it is disabled", () => {
    expect(may("disabled")).toEqual(["edit", "enable"]);
  });

  it("shuts nobody out by themselves", () => {
    for (const state of staffStates) expect(may(state, true)).toEqual(["edit"]);
  });
});

describe("a name", () => {
  it.each([
    ["Huda Al Marzouqi", "en", undefined],
    ["هدى المرزوقي", "ar", undefined],
    ["Jean-Luc O'Neil", "en", undefined],
    ["  ", "en", "nameMissing"],
    ["هدى", "en", "nameInLatin"],
    ["Huda هدى", "en", "nameInLatin"],
    ["Huda", "ar", "nameInArabic"],
    ["12", "ar", "nameInArabic"],
    ["Huda@m.ae", "en", "nameInvalid"],
    ["x".repeat(61), "en", "nameInvalid"],
  ] as const)("%j in %s is %s", (name, language, problem) => {
    expect(staffNameProblem(name, language)).toBe(problem);
  });
});

test("an extension is two to six digits, in either script, or none", () => {
  expect(readExtension(" ٢١٤ ")).toBe("214");
  expect(readExtension("")).toBeNull();
  expect(extensionProblem("")).toBeUndefined();
  expect(extensionProblem("21 4")).toBeUndefined();
  for (const wrong of ["2", "1234567", "12a", "+971"])
    expect(extensionProblem(wrong)).toBe("extensionInvalid");
});
