import { describe, expect, test } from "vitest";
import { documentsNeeded } from "../../../domain/documents/documents.ts";
import { emptyDraft, type PurchaseDraft } from "../../../domain/purchase/draft.ts";
import en from "../en.ts";
import { controlOf, problemsOf, wordsFor } from "./form-problems.ts";

const now = new Date("2026-11-21T12:00:00Z");
const car = { cylinderType: "6", carType: "station", carOrigin: "khaleegy" };
const bought = {
  ...emptyDraft("new"),
  ...car,
  inputMethod: "vcc",
  registerEmirate: "ajman",
  vccCardSource: "source4",
  vccDate: "2026-11-02",
  vccCardNumber: "VCC-55",
} as PurchaseDraft;
const pictures = documentsNeeded(bought);
const emiratesId = "784-1990-1234567-1";
const complete = { draft: bought, pictures, emiratesId, now };

const fieldsAt = (...[filled, scope]: Parameters<typeof problemsOf>) =>
  problemsOf(filled, scope).map(({ field }) => field);

describe("what keeps the form from going on", () => {
  test("nothing when everything is there", () => {
    expect(problemsOf(complete, "all")).toEqual([]);
  });

  test("prices need neither Emirates ID nor pictures", () => {
    const bare = { ...complete, pictures: [], emiratesId: "784-" };
    expect(problemsOf(bare, "vehicle")).toEqual([]);
    expect(fieldsAt(bare, "all")).toEqual(["emiratesID", ...documentsNeeded(bought)]);
  });

  test("facts may be left out, but those given must be possible", () => {
    const draft = { ...bought, cylinderType: "", year: "1066", driverBirthYear: "2020" };
    const filled = { ...complete, draft: draft as PurchaseDraft, pictures: [] };
    expect(fieldsAt(filled, "vehicle")).toEqual(["cylinderType", "year", "driverBirthYear"]);
    expect(fieldsAt(filled, "all").slice(3)).toEqual(documentsNeeded(bought));
  });

  test.each([
    ["2026-11-21", []],
    ["2026-11-22", ["vccDate"]],
  ])("a customs card of %s has the problems %j", (vccDate, fields) => {
    const draft = { ...bought, vccDate } as PurchaseDraft;
    expect(fieldsAt({ ...complete, draft }, "vehicle")).toEqual(fields);
    expect(
      fieldsAt({ ...complete, draft: { ...draft, inputMethod: "plateNumber" } }, "vehicle"),
    ).not.toContain("vccDate");
  });

  test("an unlisted plate code is no problem", () => {
    const draft = {
      ...emptyDraft("renew"),
      ...car,
      emirate: "dubai",
      plateCode: "Expo",
      plateNumber: "1",
    };
    expect(problemsOf({ ...complete, draft: draft as PurchaseDraft }, "vehicle")).toEqual([]);
  });
});

/** The key of a text, so that the test needs no translator. */
const t = ((key: string) => key) as unknown as Parameters<typeof wordsFor>[2];
const textAt = (key: string): unknown =>
  key.split(".").reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], en);

describe("[2-5.1 error keys] the words for a problem", () => {
  const nothing = { pictures: [], emiratesId: "", now };
  const wrongFacts = {
    make: "?",
    model: "?",
    year: "1",
    value: "1",
    driverBirthYear: "1",
    claimFreeYears: "99",
  };
  const drafts = [
    emptyDraft("renew"),
    ...(["plateNumber", "vcc", "hiyaza"] as const).map((inputMethod) => ({
      ...emptyDraft("new"),
      ...wrongFacts,
      inputMethod,
    })),
  ] as PurchaseDraft[];

  test.each(drafts)("are there for all that $type by $inputMethod can lack", (draft) => {
    for (const problem of problemsOf({ ...nothing, draft }, "all"))
      expect(textAt(wordsFor(problem, false, t)), problem.field).toEqual(expect.any(String));
  });

  test("an unlisted plate code has its own text and field", () => {
    const problem = { field: "plateCode", code: "tooLong" } as const;
    expect(textAt(wordsFor(problem, true, t))).toContain("12");
    expect(controlOf(problem, true)).toBe("ownCode");
    expect(controlOf(problem, false)).toBe("plateCode");
  });
});
