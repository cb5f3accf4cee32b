import { describe, expect, it } from "vitest";
import type { Offer } from "../../../contract/offer.ts";
import type { QuickChoice, Sold } from "../../prices/card/sold.ts";
import { soldIn } from "./plan-of-offer.ts";

type Said = Pick<Offer, "repair" | "cover" | "addOns">;
const group = "basic";
const ours: Said = {
  repair: "garage",
  addOns: ["omanCover"],
  cover: [
    { benefit: "omanCover", group, value: { kind: "yes" } },
    { benefit: "driverCover", group, value: { kind: "limit", aed: 200_000 } },
    { benefit: "roadsideAssistance", group, value: { kind: "notStated" } },
  ],
};
const other: Said = { repair: "agency", addOns: ["omanCover"], cover: null };

const cases: [string, Said, QuickChoice, Sold["kind"] | undefined][] = [
  ["a line that is covered", ours, "omanCover", "included"],
  ["a line with a limit", ours, "driverCover", "included"],
  ["what the insurer does not state", ours, "roadsideAssistance", "notIncluded"],
  ["a garage", ours, "agency", "notIncluded"],
  ["an add-on that the agent wrote", other, "omanCover", "included"],
  ["what only the wording tells", other, "driverCover", undefined],
  ["a repair that the agent wrote", other, "agency", "included"],
  ["a repair that nobody wrote", { ...other, repair: null }, "agency", undefined],
  ["add-ons that nobody wrote", { ...other, addOns: null }, "omanCover", undefined],
];

describe("a column of an offer's card", () => {
  it.each(cases)("for %s", (_what, offer, choice, kind) => {
    expect(soldIn(offer, choice)?.kind).toBe(kind);
  });
});
