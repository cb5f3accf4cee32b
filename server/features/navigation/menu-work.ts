import { defaultMenu, type Menu, navigationOf } from "../../../contract/menu.ts";
import { isLost, type MenuProblem, menuProblems } from "../../../contract/menu-rules.ts";
import { defaultNavigation } from "../../../contract/default-navigation.ts";
import type { NavigationShown } from "../../../contract/office/settings/navigation.ts";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { Problem } from "../../http/problem.ts";
import type { StaffMember } from "../../http/staff-access.ts";
import type { Parts } from "../../parts.ts";
import { byStaff, writeAuditIn } from "../../records/audit/audit-store.ts";
import { auditIdOf } from "../../records/audit/named-subject.ts";
import { readStaffNames } from "../../records/staff/staff-names-store.ts";
import { changeNavigationIn, findNavigationIn } from "./navigation-store.ts";

const cleanTitles = <Titled extends { title: string; titleAr: string }>(
  titled: Titled,
): Titled => ({
  ...titled,
  title: titled.title.replaceAll("\0", "").trim(),
  titleAr: titled.titleAr.replaceAll("\0", "").trim(),
});

const cleaned = (menu: Menu): Menu =>
  menu.map((group) => ({
    ...cleanTitles(group),
    sections: group.sections.map((section) => ({
      ...cleanTitles(section),
      items: section.items.map((item) => ({ ...cleanTitles(item), url: item.url.trim() })),
    })),
  }));

const refusalOf = ({ code, field }: MenuProblem) =>
  new Problem(code === "invalid" ? "request.invalid" : `settings.${code}`, { field });

const lostIn = (menu: Menu) =>
  menu.flatMap(({ sections }) =>
    sections.flatMap(({ items }) => items.filter(isLost).map(({ key }) => key)),
  );

const presentIn = async (handle: Database | Transaction): Promise<NavigationShown> => {
  const [row, named] = await Promise.all([findNavigationIn(handle), readStaffNames(handle)]);
  const menu = row?.menu ?? defaultMenu;
  return {
    menu,
    lost: lostIn(menu),
    isDefault: !row?.menu,
    default: defaultMenu,
    version: row?.version ?? 0,
    changedAt: row?.changedBy ? row.updatedAt.toISOString() : null,
    changedBy: row?.changedBy ? named(row.changedBy) : null,
  };
};

/** Admins edit the menu of the public site, which follows within seconds (docs/decisions/0018). */
export const createMenuWork = ({ db, now }: Pick<Parts, "db" | "now">) => {
  const change = (
    member: StaffMember,
    version: number,
    event: "changed" | "reset",
    menu: Menu | null,
  ) =>
    db.transaction(async (tx) => {
      const at = now();
      const groups = menu ? navigationOf(menu) : defaultNavigation;
      const row = { menu, groups, changedBy: member.id, updatedAt: at };
      if (!(await changeNavigationIn(tx, version, row))) throw new Problem("settings.changed");
      await writeAuditIn(tx, {
        ...byStaff(member.id),
        at,
        subject: "setting",
        subjectId: auditIdOf("setting", "navigation"),
        event,
        version: version + 1,
        detail: { setting: "navigation" },
      });
      return presentIn(tx);
    });

  return {
    read: () => presentIn(db),

    /** @throws {Problem} settings.changed, and what `menuProblems` finds */
    save: (member: StaffMember, version: number, typed: Menu) => {
      const menu = cleaned(typed);
      const [problem] = menuProblems(menu);
      if (problem) throw refusalOf(problem);
      return change(member, version, "changed", menu);
    },

    /** @throws {Problem} settings.changed */
    reset: (member: StaffMember, version: number) => change(member, version, "reset", null),
  };
};

export type MenuWork = ReturnType<typeof createMenuWork>;
