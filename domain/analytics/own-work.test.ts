import { describe, expect, it } from "vitest";
import type { StaffRole } from "../accounts/staff-roles.ts";
import { withinOwnWork } from "./own-work.ts";

const member = (...roles: StaffRole[]) => ({ id: "me", roles });

describe("somebody's work", () => {
  it.each([
    [{ colleague: "other" }, { colleague: "me" }],
    [{ assignee: "other" }, { assignee: "me" }],
    [{ assignee: "none" }, { assignee: "none" }],
    [{ emirate: "dubai" }, { emirate: "dubai" }],
  ])("of %j is for an agent %j", (asked, shown) => {
    expect(withinOwnWork(member("agent"), asked)).toEqual(shown);
  });

  it.each([[member("agent", "compliance")], [member("admin")]])("is all for %j", (one) => {
    const asked = { colleague: "other", assignee: "other" };
    expect(withinOwnWork(one, asked)).toEqual(asked);
  });
});
