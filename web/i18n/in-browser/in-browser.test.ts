import i18next from "i18next";
import { describe, expect, it } from "vitest";
import { brand } from "../../../brand.ts";
import { allAreas, loadTexts } from "../../texts.ts";
import { createI18n } from "../i18n.ts";
import inBrowser from "./i18next.ts";

/** Every path to a text, a list or a group; plural forms by the key callers use. */
const pathsOf = (texts: object, before = ""): string[] =>
  Object.entries(texts).flatMap(([key, value]) => {
    const path = before + key.replace(/_(zero|one|two|few|many|other)$/, "");
    return typeof value === "object" && value !== null
      ? [path, ...pathsOf(value as object, `${before}${key}.`)]
      : [path];
  });

/** A value for every variable in any text. */
const words = Object.fromEntries(
  "insurer name number date title moment message to instalments from emirate email code side seconds page legalName document brand version time rank picture percent day cylinders"
    .split(" ")
    .map((name) => [name, `<${name}>`]),
);

describe.each(["en", "ar"] as const)("texts in a browser, %s", async (language) => {
  const texts = await loadTexts(language, allAreas);
  const library = createI18n(language, texts);
  const ours = inBrowser.createInstance();
  ours.init({
    lng: language,
    resources: { [language]: texts } as never,
    defaultNS: "shell",
    interpolation: { defaultVariables: { brand: brand.name[language] } },
  });
  const textOf = (instance: unknown, key: string, options: object): unknown =>
    (instance as { t: (key: string, options: object) => unknown }).t(key, options);

  it("are all the same as those of i18next", () => {
    expect(i18next.createInstance).toBeDefined();
    for (const ns of Object.keys(texts))
      for (const path of new Set(pathsOf(texts[ns] as object)))
        expect(textOf(ours, path, { ns, ...words }), `${ns} ${path}`).toEqual(
          textOf(library, path, { ns, ...words }),
        );
  });

  it("of one area may come in parts, each beside those before", () => {
    for (const instance of [createI18n(language, texts), inBrowser.createInstance()]) {
      const added = instance as typeof ours;
      for (const part of ["first", "second"])
        added.addResourceBundle(language, "parts", { [part]: { text: part } });
      for (const part of ["first", "second"])
        expect(textOf(added, `${part}.text`, { ns: "parts" })).toBe(part);
    }
  });

  it("have the plural forms of i18next", () => {
    const counted = Object.keys(texts).flatMap((ns) =>
      pathsOf(texts[ns] as object).map((path) => [ns, path] as const),
    );
    for (const [ns, path] of counted)
      for (const count of [0, 1, 2, 3, 7, 11, 26, 100, 101, 103])
        expect(textOf(ours, path, { ns, ...words, count }), `${ns} ${path} ${count}`).toEqual(
          textOf(library, path, { ns, ...words, count }),
        );
  });

  it("contain the company's name by default, or another name", () => {
    for (const options of [{ ns: "around" }, { ns: "around", brand: "Zill" }]) {
      const text = textOf(ours, "homeLink", options);
      expect(text).toContain(options.brand ?? brand.name[language]);
      expect(text).toBe(textOf(library, "homeLink", options));
    }
  });

  it("are found by a key that names its area, even if a call names other areas", () => {
    for (const options of [{}, { ns: "purchase" }, { ns: ["purchase", "problems"] }])
      for (const key of ["problems:accounts.notFound", "problems:leads", "problems:nothing.there"])
        expect(textOf(ours, key, { ...options, returnObjects: true }), key).toEqual(
          textOf(library, key, { ...options, returnObjects: true }),
        );
  });

  it("are looked for in several areas; a missing text is shown as its key", () => {
    for (const options of [{ ns: ["purchase", "problems"] }, { ns: "problems", defaultValue: "–" }])
      for (const key of ["accounts.notFound", "nothing.there", "vehicle.title"])
        expect(textOf(ours, key, options)).toEqual(textOf(library, key, options));
    expect(ours.exists("accounts.notFound", { ns: "problems" })).toBe(
      library.exists("accounts.notFound" as never, { ns: "problems" }),
    );
  });
});
