import { expect, test } from "vitest";
import type { PlanTerms } from "../plan-terms.ts";
import { linesInOrder } from "./detail-lines.ts";

const group = "basic";
const cover: PlanTerms["cover"] = [
  { benefit: "ambulance", group, value: { kind: "limit", aed: 6770 } },
  { benefit: "excess", group, value: { kind: "limit", aed: 700 } },
  { benefit: "towing", group, value: { kind: "yes" } },
  { benefit: "omanCover", group, value: { kind: "no" } },
  { benefit: "offRoad", group, value: { kind: "notStated" } },
];
const named = (type: PlanTerms["type"]) => {
  const { covered, notCovered, excess } = linesInOrder({ cover, type });
  return [covered, notCovered, excess ? [excess] : []].map((lines) =>
    lines.map(({ benefit }) => benefit),
  );
};

test("each line stands once, the excess apart", () => {
  expect(named("comprehensive")).toEqual([
    ["ambulance", "towing"],
    ["omanCover", "offRoad"],
    ["excess"],
  ]);
});

test("what is covered keeps its amount", () => {
  const { covered } = linesInOrder({ cover, type: "comprehensive" });
  expect(covered.map(({ value }) => value)).toEqual([
    { kind: "limit", aed: 6770 },
    { kind: "yes" },
  ]);
});

test("third-party cover says that the own car is not covered", () => {
  const [, notCovered] = named("thirdParty");
  expect(notCovered).toEqual(["ownDamage", "fireAndTheft", "omanCover", "offRoad"]);
});
