import { brand, builtInValues, brandValues, isStated } from "../../../brand.ts";
import type { BrandShown } from "../../../contract/office/settings/brand.ts";
import {
  type BrandField,
  brandFields,
  brandProblem,
  type BrandValues,
  cleanBrandValue,
} from "../../../domain/contact/brand-values.ts";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { Problem } from "../../http/problem.ts";
import type { StaffMember } from "../../http/staff-access.ts";
import type { Parts } from "../../parts.ts";
import { byStaff, writeAuditIn } from "../../records/audit/audit-store.ts";
import { auditIdOf } from "../../records/audit/named-subject.ts";
import { readStaffNames } from "../../records/staff/staff-names-store.ts";
import { changeBrandIn, findBrandIn } from "./brand-store.ts";
import { brandPlaces } from "./brand-places.ts";

type Typed = { [Field in BrandField]?: string | undefined };

/** What differs from what is built in. @throws {Problem} settings.byEnvironment, and what `brandProblem` finds */
const readValues = (typed: Typed): Partial<BrandValues> => {
  const builtIn = builtInValues();
  const values: Partial<BrandValues> = {};
  for (const field of brandFields) {
    const given = typed[field];
    if (given === undefined) continue;
    const value = cleanBrandValue(field, given);
    if (isStated(field)) {
      if (value !== brandValues()[field]) throw new Problem("settings.byEnvironment", { field });
      continue;
    }
    const problem = brandProblem(field, value);
    if (problem) throw new Problem(`settings.${problem}`, { field });
    if (value !== builtIn[field]) values[field] = value;
  }
  return values;
};

const isSame = (one: Typed, other: Typed) =>
  brandFields.every((field) => one[field] === other[field]);

/** Admins change how the company is reached; every process follows (docs/decisions/0018). */
export const createBrandWork = ({
  db,
  now,
  configuration,
}: Pick<Parts, "db" | "now" | "configuration">) => {
  const presentIn = async (handle: Database | Transaction): Promise<BrandShown> => {
    const [row, named] = [await findBrandIn(handle), await readStaffNames(handle)];
    const [builtIn, current, set] = [builtInValues(), brandValues(), row?.values ?? {}];
    const shownOf = (field: BrandField) => {
      const source = isStated(field)
        ? ("environment" as const)
        : set[field] === undefined
          ? ("builtIn" as const)
          : ("settings" as const);
      const value = source === "environment" ? current[field] : (set[field] ?? builtIn[field]);
      return { field, value, source, builtIn: builtIn[field] };
    };
    return {
      fields: brandFields.map(shownOf),
      fixed: {
        name: brand.name,
        legalName: brand.legalName,
        licenceNumber: configuration.licenceNumber,
        isDemonstration: configuration.isDemo,
      },
      places: brandPlaces,
      version: row?.version ?? 0,
      changedAt: row?.changedBy ? row.updatedAt.toISOString() : null,
      changedBy: row?.changedBy ? named(row.changedBy) : null,
    };
  };

  const change = (
    member: StaffMember,
    version: number,
    event: "changed" | "reset",
    values: Partial<BrandValues>,
  ) =>
    db.transaction(async (tx) => {
      const before = await findBrandIn(tx);
      const isOwn = before?.changedBy === member.id && before.version === version + 1;
      if (isOwn && isSame(before.values, values)) return presentIn(tx);
      const at = now();
      const row = { values, changedBy: member.id, updatedAt: at };
      if (!(await changeBrandIn(tx, version, row))) throw new Problem("settings.changed");
      const fields = brandFields.filter((field) => before?.values[field] !== values[field]);
      await writeAuditIn(tx, {
        ...byStaff(member.id),
        at,
        subject: "setting",
        subjectId: auditIdOf("setting", "brand"),
        event,
        version: version + 1,
        detail: { setting: "brand", fields },
      });
      return presentIn(tx);
    });

  return {
    read: () => presentIn(db),

    /** @throws {Problem} settings.changed; settings.byEnvironment, and of what was typed */
    save: (member: StaffMember, version: number, typed: Typed) =>
      change(member, version, "changed", readValues(typed)),

    /** @throws {Problem} settings.changed */
    reset: (member: StaffMember, version: number) => change(member, version, "reset", {}),
  };
};

export type BrandWork = ReturnType<typeof createBrandWork>;
