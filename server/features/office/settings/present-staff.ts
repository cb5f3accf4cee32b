import type { StaffAccount } from "../../../../contract/office/settings/staff.ts";
import { mayActOnStaff, staffActs, staffState } from "../../../../domain/accounts/staff-account.ts";
import type { NameStaff } from "../../../records/staff/staff-names-store.ts";
import type { StaffStore } from "../access/staff-store.ts";

export type AccountRow = Awaited<ReturnType<StaffStore["list"]>>[number];

export const presentStaff = (row: AccountRow, named: NameStaff, callerId: string): StaffAccount => {
  const { disabledAt, hasPassword, hasAuthenticator, changedAt, changedBy, ...shown } = row;
  const state = staffState({ disabledAt, hasPassword, hasAuthenticator });
  const isSelf = row.id === callerId;
  return {
    ...shown,
    name: named(row.id).name,
    state,
    mayLogIn: hasPassword,
    isSelf,
    actions: staffActs.filter((act) => mayActOnStaff(act, state, isSelf)),
    changedAt: changedAt.toISOString(),
    changedBy: changedBy === null ? null : named(changedBy),
  };
};
