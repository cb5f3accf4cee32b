import type { TextInUse, TextShown } from "../../../../../contract/office/settings/texts.ts";
import {
  cleanText,
  type KeptText,
  keptTextProblems,
  MOST_KEPT_TEXTS,
} from "../../../../../domain/texts/kept-text.ts";
import type { Database, Transaction } from "../../../../adapters/database/database.ts";
import { isUuid } from "../../../../adapters/database/uuid.ts";
import { Problem } from "../../../../http/problem.ts";
import type { StaffMember } from "../../../../http/staff-access.ts";
import type { Parts } from "../../../../parts.ts";
import { byStaff, writeAuditIn } from "../../../../records/audit/audit-store.ts";
import { readStaffNames } from "../../../../records/staff/staff-names-store.ts";
import {
  changeKeptTextIn,
  findKeptTextIn,
  insertKeptTextIn,
  type KeptTextRow,
  listKeptTextsIn,
  lockKeptTextsIn,
} from "./kept-texts-store.ts";

export type TextAct = { member: StaffMember; id: string; version: number };

const inUse = ({ id, shortcut, title, body, places }: KeptTextRow): TextInUse => ({
  id,
  shortcut,
  title,
  body,
  places,
});

/** @throws {Problem} what `keptTextProblems` finds */
const readText = (typed: KeptText): KeptText => {
  const text = cleanText(typed);
  const [problem] = keptTextProblems(text);
  if (!problem) return text;
  const { code, field, placeholder } = problem;
  throw new Problem(`texts.${code}`, { field, ...(placeholder && { extra: { placeholder } }) });
};

const contentOf = ({ shortcut, title, body, places }: KeptText) =>
  JSON.stringify([shortcut, title.en, title.ar, body.en, body.ar, places]);

/** @throws {Problem} texts.shortcutTaken; texts.tooMany */
const admitIn = async (tx: Transaction, id: string, shortcut: string) => {
  const others = (await listKeptTextsIn(tx)).filter((row) => row.id !== id && !row.isRetired);
  if (others.some((row) => row.shortcut === shortcut))
    throw new Problem("texts.shortcutTaken", { field: "shortcut" });
  if (others.length >= MOST_KEPT_TEXTS) throw new Problem("texts.tooMany");
};

/** Admins keep what agents write to customers again and again. A send that comes twice counts once. */
export const createKeptTextWork = ({ db, now }: Pick<Parts, "db" | "now">) => {
  const shownIn = async (handle: Database | Transaction): Promise<TextShown[]> => {
    const [rows, named] = [await listKeptTextsIn(handle), await readStaffNames(handle)];
    return rows.map((row) => ({
      ...inUse(row),
      isRetired: row.isRetired,
      version: row.version,
      changedAt: row.changedAt.toISOString(),
      changedBy: row.changedBy === null ? null : named(row.changedBy),
    }));
  };

  const auditIn = (
    tx: Transaction,
    member: StaffMember,
    id: string,
    event: "added" | "changed" | "retired" | "restored",
    { version, at, shortcut }: { version: number; at: Date; shortcut: string },
  ) =>
    writeAuditIn(tx, {
      ...byStaff(member.id),
      at,
      subject: "keptText",
      subjectId: id,
      event,
      version,
      detail: { shortcut },
    });

  type Change = { content?: KeptText; isRetired?: boolean };

  const isDone = (row: KeptTextRow, { content, isRetired }: Change) =>
    (!content || contentOf(row) === contentOf(content)) &&
    (isRetired === undefined || row.isRetired === isRetired);

  const change = (
    { member, id, version }: TextAct,
    event: "changed" | "retired" | "restored",
    asked: Change,
  ): Promise<TextShown[]> =>
    db.transaction(async (tx) => {
      await lockKeptTextsIn(tx);
      const row = isUuid(id) ? await findKeptTextIn(tx, id) : undefined;
      if (!row) throw new Problem("texts.notFound");
      const isOwn = row.changedBy === member.id && row.version === version + 1;
      if (isOwn && isDone(row, asked)) return shownIn(tx);
      if (row.version !== version) throw new Problem("settings.changed");
      if (isDone(row, asked)) return shownIn(tx);
      const shortcut = asked.content?.shortcut ?? row.shortcut;
      if (!(asked.isRetired ?? row.isRetired)) await admitIn(tx, id, shortcut);
      const at = now();
      if (!(await changeKeptTextIn(tx, row, { ...asked, changedBy: member.id, changedAt: at })))
        throw new Problem("settings.changed");
      await auditIn(tx, member, id, event, { version: version + 1, at, shortcut });
      return shownIn(tx);
    });

  return {
    list: () => shownIn(db),

    listInUse: async (): Promise<TextInUse[]> =>
      (await listKeptTextsIn(db)).filter(({ isRetired }) => !isRetired).map(inUse),

    /** @throws {Problem} request.invalid; requests.keyReused; texts.shortcutTaken; texts.tooMany */
    add: (member: StaffMember, key: string, typed: KeptText): Promise<TextShown[]> => {
      if (!isUuid(key)) throw new Problem("request.invalid", { field: "key" });
      const text = readText(typed);
      return db.transaction(async (tx) => {
        await lockKeptTextsIn(tx);
        const before = await findKeptTextIn(tx, key);
        if (before && contentOf(before) !== contentOf(text))
          throw new Problem("requests.keyReused");
        if (before) return shownIn(tx);
        await admitIn(tx, key, text.shortcut);
        const at = now();
        await insertKeptTextIn(tx, { id: key, ...text, changedBy: member.id, changedAt: at });
        await auditIn(tx, member, key, "added", { version: 1, at, shortcut: text.shortcut });
        return shownIn(tx);
      });
    },

    /** @throws {Problem} settings.changed; texts.shortcutTaken, and of what was typed */
    change: (act: TextAct, typed: KeptText) => change(act, "changed", { content: readText(typed) }),

    /** @throws {Problem} settings.changed */
    retire: (act: TextAct) => change(act, "retired", { isRetired: true }),

    /** @throws {Problem} settings.changed; texts.shortcutTaken; texts.tooMany */
    restore: (act: TextAct) => change(act, "restored", { isRetired: false }),
  };
};

export type KeptTextWork = ReturnType<typeof createKeptTextWork>;
