import { describe, expect, it } from "vitest";
import { countedPage, languageOfPath } from "./counted-page.ts";

describe("a visited page", () => {
  it.each([
    ["/", "/", "en"],
    ["home", "/", "en"],
    ["/ar", "/", "ar"],
    ["/ar/", "/", "ar"],
    ["ar/home", "/", "ar"],
    ["/AR/contact#form", "/contact", "ar"],
    ["/ar?from=mail", "/", "ar"],
    ["/ar/vehicle-insurance?from=mail", "/vehicle-insurance", "ar"],
    ["petinsurance", "/PetInsurance", "en"],
    ["/profile/update/", "/profile/update", "en"],
    ["/what-if/third-party", "/what-if/third-party", "en"],
    ["/ar/our-times", "/our-times", "ar"],
    ["/arabia", "other", "en"],
    ["/reset-password/secret-token", "other", "en"],
    ["/ar/documents/secret-token", "other", "ar"],
    ["__proto__", "other", "en"],
    ["\0", "other", "en"],
  ])("%j counts as %j in %s", (page, counted, language) => {
    expect([countedPage(page), languageOfPath(page)]).toEqual([counted, language]);
  });
});
