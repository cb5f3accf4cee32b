import { expect, test } from "vitest";
import type { Package } from "../../../contract/quotes.ts";
import { linesInOrder } from "./detail-lines.ts";

const group = "basic";
const cover: Package["cover"] = [
  { benefit: "ambulance", group, value: { kind: "limit", aed: 6770 } },
  { benefit: "excess", group, value: { kind: "limit", aed: 700 } },
  { benefit: "towing", group, value: { kind: "yes" } },
  { benefit: "omanCover", group, value: { kind: "no" } },
  { benefit: "offRoad", group, value: { kind: "notStated" } },
];
const named = (type: Package["type"]) => {
  const { covered, notCovered, limits } = linesInOrder({ cover, type } as Package);
  return [covered, notCovered, limits].map((lines) => lines.map(({ benefit }) => benefit));
};

test("what has an amount is covered and limited; the excess is a limit only", () => {
  expect(named("comprehensive")).toEqual([
    ["ambulance", "towing"],
    ["omanCover", "offRoad"],
    ["ambulance", "excess"],
  ]);
});

test("third-party cover says that the own car is not covered", () => {
  const [, notCovered] = named("thirdParty");
  expect(notCovered).toEqual(["ownDamage", "fireAndTheft", "omanCover", "offRoad"]);
});
