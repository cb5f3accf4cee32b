import { expect, it } from "vitest";
import { limit } from "../quotes/cover.ts";
import { newPlan } from "./new-plan.ts";
import type { PlanContent } from "./plan-content.ts";
import { wrongPlanField } from "./read-plan.ts";

const plan = newPlan("comprehensive", { en: "Lulwa Light", ar: "لولوة الخفيفة" });
const damage = (aed: number) =>
  ({ benefit: "thirdPartyDamage", value: limit(aed), group: "basic" }) as const;

const changes: [Partial<PlanContent>, ReturnType<typeof wrongPlanField>][] = [
  [{}, undefined],
  [{ name: { en: "Light", ar: " " } }, "name"],
  [{ description: { en: "", ar: "وصف" } }, "description"],
  [{ cover: [] }, "cover"],
  [{ cover: [damage(2_000_000), damage(2_000_000)] }, "cover"],
  [{ cover: [damage(0.5)] }, "cover"],
  [{ cover: [damage(100_000_001)] }, "cover"],
  [{ terms: ["unifiedPolicy", "unifiedPolicy"] }, "terms"],
];

it.each(changes)("a plan with %j is wrong at %s", (change, field) => {
  expect(wrongPlanField({ ...plan, ...change })).toBe(field);
});
