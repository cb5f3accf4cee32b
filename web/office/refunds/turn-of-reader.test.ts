import { expect, test } from "vitest";
import type { StaffRole } from "../../../domain/accounts/staff-roles.ts";
import { turnOfReader } from "./turn-of-reader.ts";

const me = (...roles: StaffRole[]) => ({ id: "me", roles });
const mine = { id: "me" };
const colleague = { id: "other" };
const base = { isLate: false, proposedBy: colleague } as const;

test.each([
  [{ ...base, state: "proposed", turn: "admin" }, me("admin"), { of: "you", what: "approve" }],
  [
    { ...base, state: "proposed", turn: "admin", proposedBy: mine },
    me("agent", "admin"),
    { of: "staff", what: "approve" },
  ],
  [{ ...base, state: "proposed", turn: "admin" }, me("agent"), { of: "staff", what: "approve" }],
  [{ ...base, state: "approved", turn: "agent" }, me("agent"), { of: "you", what: "send" }],
  [{ ...base, state: "failed", turn: "agent" }, me("agent"), { of: "you", what: "sendAgain" }],
  [
    { ...base, state: "failed", turn: "agent" },
    me("compliance"),
    { of: "staff", what: "sendAgain" },
  ],
  [{ ...base, state: "sent", turn: "insurer" }, me("agent"), { of: "insurer" }],
  [{ ...base, state: "sent", turn: "insurer", isLate: true }, me("agent"), { of: "askAgain" }],
  [{ ...base, state: "sent", turn: "bank" }, me("agent"), { of: "bank" }],
  [{ ...base, state: "approved", turn: "customer" }, me("agent"), { of: "customer" }],
  [{ ...base, state: "confirmed", turn: null }, me("agent"), { of: "none" }],
] as const)("%j for %j", (refund, reader, shown) => {
  expect(turnOfReader(refund, reader)).toEqual(shown);
});

test("what the system proposed is not sent by an admin who may have approved it", () => {
  const refund = { ...base, state: "approved", turn: "agent", proposedBy: null } as const;
  expect(turnOfReader(refund, me("agent", "admin")).of).toBe("staff");
  expect(turnOfReader(refund, me("agent")).of).toBe("you");
});
