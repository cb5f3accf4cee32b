import { expect, test } from "vitest";
import { makes, named } from "./makes.ts";
import { parseMakeOrModel } from "./vehicle-facts.ts";

test("every make is listed once, in order", () => {
  const names = makes.map(({ en }) => en);
  expect(names.length).toBeGreaterThanOrEqual(45);
  expect(new Set(names).size).toBe(names.length);
  expect(named(makes, "Toyota")?.ar).toBe("تويوتا");
  expect(named(makes, "Lada")).toBeUndefined();
});

test.each(makes)("$en has models, in both languages, that can be sent", ({ en, ar, models }) => {
  expect(models.length).toBeGreaterThanOrEqual(4);
  expect(models.length).toBeLessThanOrEqual(15);
  expect(new Set(models.map((model) => model.en)).size).toBe(models.length);
  expect(ar).toMatch(/\p{Script=Arabic}/u);
  for (const name of [en, ...models.map((model) => model.en)])
    expect(parseMakeOrModel(name)).toBe(name);
  for (const model of models) expect(model.ar).not.toBe("");
});
