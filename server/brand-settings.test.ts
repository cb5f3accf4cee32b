import { afterEach, describe, expect, it, vi } from "vitest";
import { brandProblems } from "./brand-settings.ts";
import { readConfiguration, WrongConfiguration } from "./configuration.ts";

const own = { assetsCovered: { en: "12M", ar: "12 مليونًا" }, appStoreRank: 3 };

const brandOf = async (statement: object | string | undefined) => {
  vi.resetModules();
  if (statement !== undefined)
    vi.stubEnv("BRAND", typeof statement === "string" ? statement : JSON.stringify(statement));
  return (await import("../brand.ts")).brand;
};

afterEach(() => vi.unstubAllEnvs());

describe("what an installation states of itself", () => {
  it("replaces the stated parts of the example", async () => {
    const brand = await brandOf({
      telephone: "+971 800 111 222",
      claims: { instalments: 6, statistics: own },
    });
    expect(brand.telephoneLink).toBe("tel:+971800111222");
    expect(brand.claims).toMatchObject({
      instalments: 6,
      quoteSeconds: 90,
      statistics: own,
    });
    expect(brand.name.en).toBe("Mizalla");
  });

  it("comes before what admins set, which comes before what is built in", async () => {
    await brandOf({ telephone: "+971 800 111 222", social: [] });
    const { brand, settleBrand, isStated, builtInValues, ...rest } = await import("../brand.ts");
    settleBrand({ telephone: "+971 4 123 4567", email: "team@mizalla.test", x: "https://x.com/a" });
    expect(brand).toMatchObject({
      telephone: "+971 800 111 222",
      telephoneLink: "tel:+971800111222",
      email: "team@mizalla.test",
      social: [],
    });
    expect(isStated("telephone") && isStated("x") && !isStated("email")).toBe(true);
    const { brandStatement } = await import("../brand.ts");
    const passedOn = JSON.parse(brandStatement ?? "") as typeof brand;
    expect(passedOn).toMatchObject({ telephone: "+971 800 111 222", email: "team@mizalla.test" });
    settleBrand({});
    expect(brand.email).toBe(builtInValues().email);
    expect(rest.brandValues()).toMatchObject({ telephone: "+971 800 111 222", x: "" });
  });

  it("makes the statistics the company's own", async () => {
    expect((await brandOf(undefined)).statisticsAreExamples).toBe(true);
    expect((await brandOf({ claims: { instalments: 6 } })).statisticsAreExamples).toBe(true);
    expect((await brandOf({ claims: { statistics: own } })).statisticsAreExamples).toBe(false);
  });

  it.each([
    ["no JSON", "{", "BRAND must be JSON"],
    ["an unknown part", '{"slogan":"Shade"}', "BRAND has no part named slogan"],
    ["a name in one language", '{"name":{"en":"Zill"}}', /^BRAND\.name\.ar /],
    ["a number as words", '{"claims":{"instalments":"four"}}', /^BRAND\.claims\.instalments /],
    ["two years for three", '{"claims":{"timeline":[2018,2022]}}', /^BRAND\.claims\.timeline /],
    ["a telephone as a number", '{"telephone":971800}', "BRAND.telephone must be a text"],
    ["one network for a list", '{"social":{}}', "BRAND.social must be a list"],
    [
      "an unknown network",
      '{"social":[{"network":"y","url":"https://y.test"}]}',
      /one of instagram/,
    ],
    ["a time that is none", '{"supportHours":[{"from":"8","to":"26:00"}]}', /must be a time/],
  ])("is refused with %s", (_what, statement, line) => {
    expect(brandProblems(statement).join("\n")).toMatch(line);
    expect(() => readConfiguration({ BRAND: statement })).toThrow(WrongConfiguration);
  });

  it("is right when it says nothing, or what the example says", async () => {
    const {
      telephoneLink: _link,
      statisticsAreExamples: _are,
      ...example
    } = await brandOf(undefined);
    expect(brandProblems(undefined)).toEqual([]);
    expect(brandProblems("{}")).toEqual([]);
    expect(brandProblems(JSON.stringify(example))).toEqual([]);
  });
});
