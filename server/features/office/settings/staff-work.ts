import type { StaffAccount } from "../../../../contract/office/settings/staff.ts";
import {
  mayActOnStaff,
  type StaffAct,
  staffState,
} from "../../../../domain/accounts/staff-account.ts";
import type { StaffRole } from "../../../../domain/accounts/staff-roles.ts";
import type { Transaction } from "../../../adapters/database/database.ts";
import { isUuid } from "../../../adapters/database/uuid.ts";
import type { Mail } from "../../../adapters/mail/mail.ts";
import { sendSecretLetterIn } from "../../../adapters/mail/send-mail.ts";
import { Problem } from "../../../http/problem.ts";
import type { StaffMember } from "../../../http/staff-access.ts";
import type { Parts } from "../../../parts.ts";
import { type NameStaff, readStaffNames } from "../../../records/staff/staff-names-store.ts";
import type { StaffAccessParts } from "../access/access.ts";
import { LINK_HOURS } from "../access/staff-links.ts";
import { type AccountRow, presentStaff } from "./present-staff.ts";
import { readEmail, readNames, readRoles, type TypedNames } from "./read-staff-fields.ts";

/** Whose account an administrator changes, and the version of it that was seen. */
type Acted = { member: StaffMember; id: string; version: number };

type Typed = TypedNames & { roles: readonly StaffRole[] };

const fields = ["nameEn", "nameAr", "extension", "language"] as const;

type Why = Extract<Mail, { kind: "staffLink" }>["why"];

const isActiveAdmin = (row: AccountRow | undefined) =>
  row !== undefined && row.roles.includes("admin") && staffState(row) === "active";

/** Administrators change the accounts of staff (rulings U6, O7). */
export const createStaffWork = (
  { db, jobs, keys, now }: Pick<Parts, "db" | "jobs" | "keys" | "now">,
  { store, accounts: { changes, links } }: Pick<StaffAccessParts, "store" | "accounts">,
) => {
  /** The link goes to nobody else: neither to who asked for it nor into a log. */
  const mailLinkIn = async (tx: Transaction, id: string, why: Why) => {
    const path = await links.issueIn(tx, id);
    const { email, language } = await store.accountIn(tx, id);
    const named = await readStaffNames(tx);
    const mail = { kind: "staffLink", name: named(id).name, why, hours: LINK_HOURS, path } as const;
    const key = `staff-link-${id}-${now().getTime()}`;
    await sendSecretLetterIn(tx, { jobs, keys }, { key, to: email, language, mail });
  };

  /** Locks all administrators: of two who take each other's role, the second has it no more. */
  const lockedIn = async (tx: Transaction, member: StaffMember, ids: readonly string[]) => {
    await store.lockWithAdminsIn(tx, [member.id, ...ids]);
    const all = await store.list(tx);
    if (!isActiveAdmin(all.find(({ id }) => id === member.id)))
      throw new Problem("staff.forbidden");
    return all;
  };

  /** @throws {Problem} staff.lastAdmin; staff.ownAccount */
  const keepAdmin = (all: readonly AccountRow[], row: AccountRow, member: StaffMember) => {
    const others = all.filter((one) => one.id !== row.id && isActiveAdmin(one));
    if (isActiveAdmin(row) && others.length === 0) throw new Problem("staff.lastAdmin");
    if (row.id === member.id) throw new Problem("staff.ownAccount");
  };

  /** @throws {Problem} staff.accountNotNow */
  const admit = (act: StaffAct, row: AccountRow, member: StaffMember) => {
    if (!mayActOnStaff(act, staffState(row), row.id === member.id))
      throw new Problem("staff.accountNotNow");
  };

  const shownIn = async (tx: Transaction, id: string, member: StaffMember) => {
    const named: NameStaff = await readStaffNames(tx);
    return presentStaff(await store.accountIn(tx, id), named, member.id);
  };

  /** @throws {Problem} staff.accountNotFound; staff.accountChanged; staff.forbidden */
  const change = (
    { member, id, version }: Acted,
    writeIn: (tx: Transaction, row: AccountRow, all: readonly AccountRow[]) => Promise<void>,
  ): Promise<StaffAccount> =>
    db.transaction(async (tx) => {
      const all = await lockedIn(tx, member, isUuid(id) ? [id] : []);
      const row = all.find((one) => one.id === id);
      if (!row) throw new Problem("staff.accountNotFound");
      if (row.version !== version) throw new Problem("staff.accountChanged");
      await writeIn(tx, row, all);
      return shownIn(tx, id, member);
    });

  return {
    list: async (member: StaffMember): Promise<StaffAccount[]> => {
      const [rows, named] = await Promise.all([store.list(), readStaffNames(db)]);
      return rows.map((row) => presentStaff(row, named, member.id));
    },

    /** @throws {Problem} staff.emailTaken, and of what was typed */
    add: (member: StaffMember, typed: Typed & { email: string }): Promise<StaffAccount> => {
      const email = readEmail(typed.email);
      const roles = readRoles(typed.roles);
      const names = readNames(typed);
      return db.transaction(async (tx) => {
        await lockedIn(tx, member, []);
        const id = await changes.addIn(tx, { email, roles, ...names }, member.id);
        if (!id) throw new Problem("staff.emailTaken", { field: "email" });
        await mailLinkIn(tx, id, "added");
        return shownIn(tx, id, member);
      });
    },

    /** @throws {Problem} staff.lastAdmin; staff.ownAccount for who would take admin from themselves */
    edit: (acted: Acted, typed: Typed) => {
      const names = readNames(typed);
      const roles = readRoles(typed.roles);
      return change(acted, async (tx, row, all) => {
        const by = acted.member.id;
        if (row.roles.includes("admin") && !roles.includes("admin"))
          keepAdmin(all, row, acted.member);
        if (fields.some((field) => row[field] !== names[field]))
          await changes.nameIn(tx, row.id, names, by);
        if (roles.length !== row.roles.length || roles.some((role) => !row.roles.includes(role)))
          await changes.setRolesIn(tx, row.id, roles, by);
      });
    },

    /** @throws {Problem} staff.lastAdmin; staff.ownAccount; staff.accountNotNow */
    disable: (acted: Acted) =>
      change(acted, async (tx, row, all) => {
        keepAdmin(all, row, acted.member);
        admit("disable", row, acted.member);
        await changes.disableIn(tx, row.id, acted.member.id);
      }),

    /** Somebody who never chose a password gets a new link. @throws {Problem} staff.accountNotNow */
    enable: (acted: Acted) =>
      change(acted, async (tx, row) => {
        admit("enable", row, acted.member);
        await changes.enableIn(tx, row.id, acted.member.id);
        if (!row.hasPassword) await mailLinkIn(tx, row.id, "enabled");
      }),

    /** @throws {Problem} staff.lastAdmin; staff.ownAccount; staff.accountNotNow */
    reset: (acted: Acted) =>
      change(acted, async (tx, row, all) => {
        keepAdmin(all, row, acted.member);
        admit("reset", row, acted.member);
        await changes.resetIn(tx, row.id, acted.member.id);
        await mailLinkIn(tx, row.id, "reset");
      }),

    /** @throws {Problem} staff.ownAccount; staff.accountNotNow */
    endSessions: (acted: Acted) =>
      change(acted, async (tx, row) => {
        if (row.id === acted.member.id) throw new Problem("staff.ownAccount");
        admit("endSessions", row, acted.member);
        await changes.endSessionsIn(tx, row.id, acted.member.id);
      }),
  };
};

export type StaffWork = ReturnType<typeof createStaffWork>;
