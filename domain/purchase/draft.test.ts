import fc from "fast-check";
import { expect, test } from "vitest";
import { inputMethods, purchaseTypes } from "../ways-of-buying.ts";
import {
  emptyDraft,
  lacksMethod,
  parseDraft,
  plateOf,
  relevantAnswers,
  withAnswer,
  withInputMethod,
  withMethodOpen,
  withType,
} from "./draft.ts";
import { vccSources } from "./vcc-sources.ts";

test("changing between renewing and buying loses nothing", () => {
  const renewal = withAnswer(emptyDraft("renew"), "plateNumber", "48213");
  const method = withInputMethod(withType(renewal, "new"), "hiyaza");
  const filled = withAnswer(method, "hiyazaCertificateNumber", "H-7");
  const back = withType(withType(filled, "renew"), "new");
  expect(back).toEqual(filled);
  expect(back.plateNumber).toBe("48213");
});

test("the plate of one form is the plate of the other", () => {
  const renewal = withAnswer(emptyDraft("renew"), "emirate", "sharjah");
  expect(plateOf(withType(renewal, "new"))?.emirate).toBe("sharjah");
  expect(plateOf(withInputMethod(withType(renewal, "new"), "vcc"))).toBeUndefined();
});

test("another make resets the model, the same one keeps it", () => {
  const camry = withAnswer(withAnswer(emptyDraft("renew"), "make", "Toyota"), "model", "Camry");
  expect(withAnswer(camry, "make", "Toyota").model).toBe("Camry");
  expect(withAnswer(camry, "make", "Nissan").model).toBe("");
});

test("[2-5.1 plate codes] another emirate resets the plate code, the same one keeps it", () => {
  const dubai = withAnswer(emptyDraft("renew"), "emirate", "dubai");
  const coded = withAnswer(dubai, "plateCode", "AA");
  expect(withAnswer(coded, "emirate", "dubai").plateCode).toBe("AA");
  expect(withAnswer(coded, "emirate", "ajman").plateCode).toBe("");
});

test("a renewal asks no question about a customs card", () => {
  const answers = relevantAnswers(emptyDraft("renew"));
  expect(answers).toHaveProperty("emirate");
  expect(answers).not.toHaveProperty("vccDate");
  expect(answers).not.toHaveProperty("registerEmirate");
});

test.each([undefined, null, 5, "renew", [], {}, { type: "sell" }])(
  "%o is not a draft",
  (stored) => {
    expect(parseDraft(stored)).toBeUndefined();
  },
);

test("a stored draft is read without unknown keys, in Latin digits", () => {
  const draft = parseDraft({
    type: "new",
    inputMethod: "teleport",
    plateNumber: " ٤٨٢١٣ ",
    plateSource: "dubai",
    carType: 7,
    documents: {},
  });
  expect(draft).toEqual({
    ...emptyDraft("new"),
    plateNumber: "48213",
    plateSource: "dubai",
    emirate: "dubai",
  });
});

test("an input method that nobody chose is asked for until one is chosen", () => {
  const open = withMethodOpen(emptyDraft("new"));
  expect(parseDraft(JSON.parse(JSON.stringify(open)))).toEqual(open);
  expect([open, withType(open, "renew"), emptyDraft("new")].map(lacksMethod)).toEqual([
    true,
    false,
    false,
  ]);
  expect(withInputMethod(open, "vcc")).toEqual(withInputMethod(emptyDraft("new"), "vcc"));
});

test("any stored value can be read, and reading twice gives the same", () => {
  fc.assert(
    fc.property(fc.object(), fc.constantFrom(...purchaseTypes), (stored, type) => {
      const draft = parseDraft({ ...stored, type });
      expect(inputMethods).toContain(draft?.inputMethod);
      expect(parseDraft(draft)).toEqual(draft);
    }),
  );
});

test("the nine sources of a customs card keep the specification's order", () => {
  expect(vccSources.map(({ id, en }) => [id, en])[3]).toEqual(["source4", "Al Ain"]);
  expect(vccSources).toHaveLength(9);
});
