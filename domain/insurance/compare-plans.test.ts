import { describe, expect, it } from "vitest";
import { limit, yes } from "../quotes/cover.ts";
import { comparePlans, planLineKey, planSectionOf } from "./compare-plans.ts";
import { newPlan } from "./new-plan.ts";
import type { PlanContent } from "./plan-content.ts";

const plan = newPlan("comprehensive", { en: "Lulwa Light", ar: "لولوة الخفيفة" });
const compare = (change: Partial<PlanContent>) => comparePlans(plan, { ...plan, ...change });
const shown = (change: Partial<PlanContent>) =>
  compare(change).map((one) => [planSectionOf(one), planLineKey(one), one.before, one.after]);

const paper = { kind: "wording", language: "ar", digest: "d", bytes: 9 } as const;
const damage = plan.cover.find(({ benefit }) => benefit === "thirdPartyDamage");
const oman = { benefit: "omanCover", value: yes, group: "additional" } as const;
const more = { benefit: "thirdPartyDamage", value: limit(5_000_000), group: "basic" } as const;

describe("two versions of a plan", () => {
  it("that say the same do not differ, in whatever order they list it", () => {
    expect(compare({})).toEqual([]);
    const turned = { cover: plan.cover.toReversed(), terms: plan.terms.toReversed() };
    expect(compare(turned)).toEqual([]);
  });

  it("differ line by line", () => {
    const cover = [oman, ...plan.cover.map((line) => (line === damage ? more : line))];
    expect(
      shown({
        documents: [paper],
        cover,
        terms: plan.terms.slice(1),
        isOnSale: false,
        name: { en: "Light", ar: plan.name.ar },
      }),
    ).toEqual([
      ["texts", "name.en", "Lulwa Light", "Light"],
      ["cover", "cover.thirdPartyDamage", damage, more],
      ["addOns", "cover.omanCover", null, oman],
      ["terms", "terms.unifiedPolicy", true, false],
      ["documents", "documents.wordingAr", null, paper],
      ["texts", "isOnSale", true, false],
    ]);
  });

  it("differ where a line left, came, or counts in another group", () => {
    const [first, ...others] = plan.cover;
    expect(shown({ cover: others })).toEqual([["cover", `cover.${first?.benefit}`, first, null]]);
    const moved = plan.cover.map((one) =>
      one === damage ? ({ ...one, group: "additional" } as const) : one,
    );
    expect(shown({ cover: moved })).toHaveLength(1);
  });
});
