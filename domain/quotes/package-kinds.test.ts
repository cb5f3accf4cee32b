import { expect, test } from "vitest";
import { emptyDraft, withInputMethod } from "../purchase/draft.ts";
import { inputMethods } from "../ways-of-buying.ts";
import { packageKindOf, packageKinds, parseCoverType } from "./package-kinds.ts";

test.each([
  ["Third Party", "thirdParty"],
  ["thirdParty", "thirdParty"],
  ["third-party", "thirdParty"],
  ["Comprehensive", "comprehensive"],
  ["full", undefined],
])("%s is the cover %s", (text, type) => {
  expect(parseCoverType(text)).toBe(type);
});

test("every way of buying has its own kind of package", () => {
  const fresh = inputMethods.map((method) =>
    packageKindOf(withInputMethod(emptyDraft("new"), method)),
  );
  expect(fresh).toEqual(["new-plate", "new-vcc", "new-hiyaza"]);
  expect(packageKindOf(emptyDraft("renew"))).toBe("renew");
  expect(packageKinds).toEqual(expect.arrayContaining(fresh));
});
