import { cleanLine, lineProblem } from "../../../../domain/chat/chat-line.ts";
import { MAX_OPEN } from "../../../../domain/chat/chat-state.ts";
import type { Transaction } from "../../../adapters/database/database.ts";
import { isUuid } from "../../../adapters/database/uuid.ts";
import { Problem } from "../../../http/problem.ts";
import { refuseGaps } from "../../../http/refuse-gaps.ts";
import type { StaffMember } from "../../../http/staff-access.ts";
import type { Parts } from "../../../parts.ts";
import { byStaff } from "../../../records/audit/audit-store.ts";
import {
  addLineIn,
  type ChatRow,
  findLineByKey,
  lockChatIn,
} from "../../../records/chats/chats-store.ts";
import { moveChatIn } from "../../../records/chats/move-chat.ts";
import { endChatIn } from "../../chat/end-chat.ts";
import { comeBackIn } from "../writes/come-back.ts";
import { lockStaffIn } from "../writes/holders-store.ts";
import { countOpenIn, lockRequestForNoteIn } from "./desk-chats-store.ts";
import { keepAsMessageIn, type MessageTyped, noteOnRequestIn } from "./keep-chat.ts";
import type { ChatsReading } from "./read-chats.ts";

export type ChatAct = { member: StaffMember; id: string };
export type VersionedChatAct = ChatAct & { version: number };

const readText = (typed: string) => {
  const text = cleanLine(typed);
  const problem = lineProblem(text);
  if (problem) throw new Problem(`chat.${problem}`, { field: "text" });
  return text;
};

/** Only who answers an open chat writes in it. @throws {Problem} chats.ended; chats.notOwn */
const refuseNotOwn = ({ state, assignee }: ChatRow, { id }: StaffMember) => {
  if (state === "ended") throw new Problem("chats.ended");
  if (assignee !== id) throw new Problem("chats.notOwn");
};

/** What staff do in chats. Staff are locked before chats, as where their work is released. */
export const createChatWork = (
  parts: Pick<Parts, "db" | "jobs" | "keys" | "now">,
  reading: Pick<ChatsReading, "read">,
) => {
  const { db, now } = parts;

  type Run = (tx: Transaction, chat: ChatRow, at: Date) => Promise<unknown>;

  const lockIn = async (tx: Transaction, id: string): Promise<ChatRow> => {
    const chat = isUuid(id) ? await lockChatIn(tx, id) : undefined;
    if (!chat) throw new Problem("chats.notFound");
    return chat;
  };

  const change = async ({ id }: ChatAct, run: Run) => {
    await db.transaction(async (tx) => run(tx, await lockIn(tx, id), now()));
    return reading.read(id);
  };

  return {
    /** Again by the same member changes nothing. @throws {Problem} chats.answered; chats.ended; chats.tooMany */
    answer: async ({ member, id }: ChatAct) => {
      const by = byStaff(member.id);
      await db.transaction(async (tx) => {
        const at = now();
        await comeBackIn(tx, member.id, by, at);
        const chat = await lockIn(tx, id);
        if (chat.state === "ended") throw new Problem("chats.ended");
        if (chat.state === "open") {
          if (chat.assignee === member.id) return;
          throw new Problem("chats.answered");
        }
        if ((await countOpenIn(tx, member.id)) >= MAX_OPEN) throw new Problem("chats.tooMany");
        const set = { answeredAt: chat.answeredAt ?? at };
        await moveChatIn(tx, chat, "answered", { by, at, staffId: member.id, set });
      });
      return reading.read(id);
    },

    /** @throws {Problem} chats.notOwn; chats.ended; chat.textRequired; chat.textTooLong; texts.gapLeft */
    write: (act: ChatAct, { key, text: typed }: { key: string; text: string }) => {
      const text = readText(typed);
      refuseGaps(text, "text");
      if (!isUuid(key)) throw new Problem("request.invalid", { field: "key" });
      return change(act, async (tx, chat, at) => {
        const known = await findLineByKey(tx, key);
        if (known?.chatId === chat.id) return;
        if (known) throw new Problem("request.invalid", { field: "key" });
        refuseNotOwn(chat, act.member);
        await addLineIn(tx, chat.id, { kind: "staff", staffId: act.member.id, key, text, at });
      });
    },

    /** @throws {Problem} staff.colleagueAway; chats.colleagueBusy; chats.changed; chats.notOwn */
    handOver: async (
      act: VersionedChatAct,
      { colleague, note }: { colleague: string; note: string },
    ) => {
      const { member, id, version } = act;
      const text = note.trim() === "" ? undefined : readText(note);
      if (!isUuid(colleague) || colleague === member.id)
        throw new Problem("request.invalid", { field: "colleague" });
      await db.transaction(async (tx) => {
        const [at, by] = [now(), byStaff(member.id)];
        const other = await lockStaffIn(tx, colleague);
        if (!other?.mayWork || other.awaySince)
          throw new Problem("staff.colleagueAway", { field: "colleague" });
        const chat = await lockIn(tx, id);
        if (chat.assignee === colleague) return;
        if (chat.version !== version) throw new Problem("chats.changed");
        refuseNotOwn(chat, member);
        if ((await countOpenIn(tx, colleague)) >= MAX_OPEN)
          throw new Problem("chats.colleagueBusy", { field: "colleague" });
        if (text !== undefined)
          await addLineIn(tx, id, { kind: "note", staffId: member.id, text, at });
        await moveChatIn(tx, chat, "handedOver", { by, at, staffId: colleague });
      });
      return reading.read(id);
    },

    /** One's own, or one that nobody answers. @throws {Problem} chats.notOwn; chats.changed */
    end: (act: VersionedChatAct) =>
      change(act, async (tx, chat, at) => {
        if (chat.state === "ended") return;
        if (chat.version !== act.version) throw new Problem("chats.changed");
        if (chat.state === "open") refuseNotOwn(chat, act.member);
        await endChatIn(tx, parts, chat, { ender: "staff", by: byStaff(act.member.id), at });
      }),

    /** @throws {Problem} leads.* of what was typed; chats.changed */
    keepAsMessage: (act: VersionedChatAct, typed: MessageTyped) =>
      change(act, (tx, chat, at) => {
        if (chat.version !== act.version) throw new Problem("chats.changed");
        return keepAsMessageIn(tx, chat, act.member, typed, at);
      }),

    /** `request`: its id or its number. @throws {Problem} chats.requestNotFound; chats.changed */
    noteOnRequest: async ({ member, id, version }: VersionedChatAct, named: string) => {
      await db.transaction(async (tx) => {
        const request = await lockRequestForNoteIn(tx, named.trim());
        if (!request) throw new Problem("chats.requestNotFound", { field: "request" });
        const chat = await lockIn(tx, id);
        if (chat.version !== version) throw new Problem("chats.changed");
        await noteOnRequestIn(tx, chat, member, request, now());
      });
      return reading.read(id);
    },
  };
};

export type ChatWork = ReturnType<typeof createChatWork>;
