import type {
  ChatView,
  DeskChat,
  DeskChatLine,
  DeskChatRow,
} from "../../../../contract/office/chats/routes.ts";
import { momentOf } from "../../../../contract/values.ts";
import { isUuid } from "../../../adapters/database/uuid.ts";
import { Problem } from "../../../http/problem.ts";
import type { StaffMember } from "../../../http/staff-access.ts";
import type { Parts } from "../../../parts.ts";
import { findClientOf } from "../../../records/clients/clients-store.ts";
import { type LineRow, linesAfter } from "../../../records/chats/chats-store.ts";
import { type NameStaff, readStaffNames } from "../../../records/staff/staff-names-store.ts";
import { answeringIn, presentAnswering } from "../../chat/answering.ts";
import { readCursor, writeCursor } from "../../requests/view/list-cursor.ts";
import type { Openings } from "../openings/openings.ts";
import { createDeskChatsStore, type DeskRow } from "./desk-chats-store.ts";

const MAX_REQUESTS = 10;

type ListQuery = { view: ChatView; limit: number; cursor?: string | undefined };

const presentRow = (
  { chat, lastText, username, number }: DeskRow,
  named: NameStaff,
): DeskChatRow => {
  const { id, state, language, page, requestId, assignee, lastBy, version } = chat;
  return {
    id,
    state,
    language,
    page,
    name: chat.name ?? username,
    isSignedIn: chat.userId !== null,
    request: requestId !== null && number !== null ? { id: requestId, number } : null,
    assignee: assignee === null ? null : named(assignee),
    waitingSince: momentOf(chat.waitingSince),
    dueAt: momentOf(chat.dueAt),
    lastText,
    lastBy,
    lastLineAt: chat.lastLineAt.toISOString(),
    createdAt: chat.createdAt.toISOString(),
    version,
  };
};

const presentLine = (
  { number, kind, event, staffId, text, key, at }: LineRow,
  named: NameStaff,
): DeskChatLine => ({
  number,
  kind,
  event,
  by: staffId === null ? null : named(staffId),
  text,
  key: kind === "staff" ? key : null,
  at: at.toISOString(),
});

export const createChatsReading = (
  { db, now, configuration }: Pick<Parts, "db" | "now" | "configuration">,
  openings: Pick<Openings, "note">,
) => {
  const store = createDeskChatsStore(db);

  const rowsOf = async (member: StaffMember, { view, limit, cursor }: ListQuery) => {
    const after = cursor === undefined ? undefined : readCursor(cursor);
    if (view === "mine") return { first: await store.mine(member.id), more: [] };
    if (view === "all") return { first: [], more: await store.all(after, limit + 1) };
    const first = after ? [] : await store.waiting();
    return { first, more: await store.messages(after, limit + 1) };
  };

  const find = async (id: string): Promise<DeskRow> => {
    const found = isUuid(id) ? await store.find(id) : undefined;
    if (!found) throw new Problem("chats.notFound");
    return found;
  };

  const present = async (found: DeskRow): Promise<DeskChat> => {
    const { chat } = found;
    const named = await readStaffNames(db);
    return {
      ...presentRow(found, named),
      email: chat.email,
      wantsTranscript: chat.wantsTranscript,
      answeredAt: momentOf(chat.answeredAt),
      endedAt: momentOf(chat.endedAt),
      endedBy: chat.endedBy,
      lines: (await linesAfter(db, chat.id, 0)).map((line) => presentLine(line, named)),
      requests: chat.userId === null ? [] : await store.requestsOf(chat.userId, MAX_REQUESTS),
    };
  };

  /** Whose it is, by the account or address, or by the request that staff noted it on. */
  const findPerson = async ({ chat, owner }: DeskRow) =>
    (await findClientOf(db, { userId: chat.userId, email: chat.email ?? "" })) ??
    (owner && (await findClientOf(db, owner)));

  return {
    countNew: store.countWaiting,

    list: async (member: StaffMember, query: ListQuery) => {
      const { first, more } = await rowsOf(member, query);
      const shown = more.slice(0, query.limit);
      const last = shown.at(-1)?.chat;
      const named = await readStaffNames(db);
      return {
        data: [...first, ...shown].map((row) => presentRow(row, named)),
        nextCursor:
          last && more.length > query.limit
            ? writeCursor({ at: last.createdAt, id: last.id })
            : null,
        counts: {
          waiting: await store.countWaiting(),
          mine: await store.countMine(member.id),
        },
      };
    },

    /** @throws {Problem} chats.notFound */
    read: async (id: string): Promise<DeskChat> => present(await find(id)),

    /** Stands in its person's access log (ruling O11). @throws {Problem} chats.notFound */
    open: async (member: StaffMember, id: string): Promise<DeskChat> => {
      const found = await find(id);
      const client = await findPerson(found);
      if (client) await openings.note(member, [client.id], "chat");
      return present(found);
    },

    there: async ({ id: self }: StaffMember) => {
      const named = await readStaffNames(db);
      const colleagues = await store.colleagues();
      return {
        answering: presentAnswering(await answeringIn(db, now())),
        isElsewhere: configuration.chatWidget !== undefined,
        colleagues: colleagues.map(({ id, awaySince, open }) => ({
          ...named(id),
          isAway: awaySince !== null,
          isSelf: id === self,
          open,
        })),
      };
    },
  };
};

export type ChatsReading = ReturnType<typeof createChatsReading>;
