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

  test("prices need only the car, an offer also what tells it and its owner from others", () => {
    const bare = { ...complete, draft: { ...emptyDraft("new"), ...car } as PurchaseDraft };
    const nothing = { ...bare, pictures: [], emiratesId: "784-" };
    const identity = ["plateSource", "plateCode", "plateNumber", "registerEmirate"];
    const photos = documentsNeeded(nothing.draft);
    expect(problemsOf(nothing, "price")).toEqual([]);
    expect(fieldsAt(nothing, "offer")).toEqual([...identity, "emiratesID"]);
    expect(fieldsAt(nothing, "offerWithPhotos")).toEqual([...identity, "emiratesID", ...photos]);
    expect(fieldsAt(nothing, "all")).toEqual([...identity, "emiratesID", ...photos]);
  });

  test("a renewal's offer needs no Emirates ID, and nothing keeps its make from being odd", () => {
    const plate = { emirate: "dubai", plateCode: "A", plateNumber: "48213" };
    const draft = { ...emptyDraft("renew"), ...car, ...plate, make: "?" } as PurchaseDraft;
    expect(problemsOf({ draft, pictures: [], emiratesId: "", now }, "offer")).toEqual([]);
  });

  test("what a price needs comes first, as in the form", () => {
    const draft = { ...emptyDraft("new"), inputMethod: "hiyaza" } as PurchaseDraft;
    const price = ["cylinderType", "carType", "carOrigin"];
    expect(fieldsAt({ ...complete, draft }, "price")).toEqual(price);
    expect(fieldsAt({ ...complete, draft }, "all")).toEqual([
      ...price,
      "hiyazaCertificateNumber",
      "registerEmirate",
    ]);
  });

  test("make and model may be left out, but must be possible", () => {
    const filled = { ...complete, draft: { ...bought, make: "?" } as PurchaseDraft };
    expect(fieldsAt(filled, "price")).toEqual([]);
    expect(fieldsAt(filled, "all")).toEqual(["make"]);
  });

  test("facts that the quotes ask keep nobody here", () => {
    const facts = { year: "1066", value: "1", driverBirthYear: "2020", claimFreeYears: "99" };
    const draft = { ...bought, ...facts } as PurchaseDraft;
    expect(problemsOf({ ...complete, draft }, "all")).toEqual([]);
  });

  test.each([
    ["2026-11-21", []],
    ["2026-11-22", ["vccDate"]],
  ])("a customs card of %s has the problems %j", (vccDate, fields) => {
    const draft = { ...bought, vccDate } as PurchaseDraft;
    expect(fieldsAt({ ...complete, draft }, "offer")).toEqual(fields);
    expect(
      fieldsAt({ ...complete, draft: { ...draft, inputMethod: "plateNumber" } }, "offer"),
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
    expect(problemsOf({ ...complete, draft: draft as PurchaseDraft }, "offer")).toEqual([]);
  });
});

/** The key of a text, so that the test needs no translator. */
const t = ((key: string) => key) as unknown as Parameters<typeof wordsFor>[2];
const textAt = (key: string): unknown =>
  key.split(".").reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], en);

describe("[2-5.1 error keys] the words for a problem", () => {
  const nothing = { pictures: [], emiratesId: "", now };
  const wrongFacts = { make: "?", model: "?" };
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
