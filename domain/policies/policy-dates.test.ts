import { describe, expect, it } from "vitest";
import { coverMonths, datesProblem, proposedDates } from "./policy-dates.ts";

const today = "2026-03-05";

describe("the dates of a policy", () => {
  it("are proposed as thirteen months from the day that was sold", () => {
    const now = new Date("2026-03-05T08:00:00Z");
    expect(proposedDates("2026-03-10", now)).toEqual({
      startsOn: "2026-03-10",
      endsOn: "2027-04-09",
    });
    expect(proposedDates(null, now).startsOn).toBe("2026-03-06");
  });

  it.each([
    ["2026-03-06", "2027-04-05", undefined],
    ["2026-03-06", "2026-03-06", { field: "endDate", problem: "reversed" }],
    ["2026-03-06", "2025-04-05", { field: "endDate", problem: "reversed" }],
    ["2026-03-06", "2029-04-05", { field: "endDate", problem: "unlikely" }],
    ["2020-03-06", "2021-04-05", { field: "startDate", problem: "unlikely" }],
    ["2206-03-06", "2207-04-05", { field: "startDate", problem: "unlikely" }],
  ])("%s to %s", (startsOn, endsOn, problem) => {
    expect(datesProblem({ startsOn, endsOn }, today)).toEqual(problem);
  });
});

describe("the months of a policy", () => {
  const months = coverMonths({ startsOn: "2026-01-31", endsOn: "2027-02-28" }, today);

  it("are a year and the month of grace, without gap or overlap", () => {
    expect(months.map(({ kind }) => kind)).toEqual([...Array<string>(12).fill("year"), "grace"]);
    expect(months.map(({ startsOn, endsOn }) => [startsOn, endsOn]).slice(0, 3)).toEqual([
      ["2026-01-31", "2026-02-27"],
      ["2026-02-28", "2026-03-30"],
      ["2026-03-31", "2026-04-29"],
    ]);
    expect(months.at(-1)).toMatchObject({ startsOn: "2027-01-31", endsOn: "2027-02-28" });
  });

  it("say where today is", () => {
    expect(months.map(({ phase }) => phase).slice(0, 3)).toEqual(["over", "now", "ahead"]);
  });
});
