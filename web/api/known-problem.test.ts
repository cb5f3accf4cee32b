import { beforeAll, expect, test } from "vitest";
import { createI18n } from "../i18n/i18n.ts";
import { loadTexts } from "../texts.ts";
import { knownProblem } from "./known-problem.ts";

beforeAll(async () => {
  createI18n("en", await loadTexts("en", ["problems"]));
});

test("a code with words of ours is kept", () => {
  expect(knownProblem("documents.size")).toBe("documents.size");
});

test.each([undefined, 413, "", "documents", "documents.", "made.up"])(
  "%j is an unexpected refusal",
  (code) => {
    expect(knownProblem(code)).toBe("request.unexpected");
  },
);
