import { describe, expect, it } from "vitest";
import { brand } from "../../brand.ts";
import { type BrandField, brandProblem, cleanBrandValue } from "./brand-values.ts";

const problemOf = (field: BrandField, typed: string) =>
  brandProblem(field, cleanBrandValue(field, typed));

describe("what the company says of itself", () => {
  it("is taken as the product came with it", () => {
    for (const field of ["telephone", "whatsapp", "email", "careersEmail", "legalEmail"] as const)
      expect(problemOf(field, brand[field])).toBeUndefined();
    for (const { network, url } of brand.social) expect(problemOf(network, url)).toBeUndefined();
  });

  it.each<[BrandField, string]>([
    ["telephone", " +971 4 123 4567 "],
    ["telephone", "+٩٧١ ٥٠ ١٢٣ ٤٥٦٧"],
    ["telephone", "+971 800 1234"],
    ["telephone", "+971 600 123456"],
    ["x", ""],
    ["whatsapp", "https://wa.me/971501234567"],
  ])("may be, for %s, %j", (field, typed) => expect(problemOf(field, typed)).toBeUndefined());

  it.each<[BrandField, string, string]>([
    ["telephone", "", "telephone"],
    ["telephone", "+44 20 7946 0000", "telephone"],
    ["telephone", "04 123 4567", "telephone"],
    ["telephone", "+971 50 123", "telephone"],
    ["email", "hello@mizalla", "email"],
    ["legalEmail", "", "email"],
    ["email", "a@b.test, c@d.test", "email"],
    ["whatsapp", "", "address"],
    ["x", "http://x.com/mizalla", "address"],
    ["linkedin", "https://user:secret@linkedin.com", "address"],
    ["instagram", `https://instagram.com/${"a".repeat(200)}`, "address"],
    ["instagram", 'https://instagram.com/"onclick', "address"],
  ])("is not, for %s, %j", (field, typed, problem) =>
    expect(problemOf(field, typed)).toBe(problem),
  );
});
