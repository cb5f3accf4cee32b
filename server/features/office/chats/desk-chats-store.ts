import { and, asc, count, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../../adapters/database/database.ts";
import { isUuid } from "../../../adapters/database/uuid.ts";
import { schema } from "../../../adapters/database/schema.ts";
import type { ListPosition } from "../../../records/requests/own-requests-store.ts";

const { chatLines, chats, messages, requests, staff, staffRoleRows, users } = schema;

/** The same limit as for the views of requests. */
const MAX_COUNT = 100;
const SHORT = 200;

const lastText = sql<string>`coalesce((
  select left(${chatLines.text}, ${sql.raw(String(SHORT))}) from ${chatLines}
  where ${chatLines.chatId} = ${chats.id} and ${chatLines.kind} in ('customer', 'staff')
  order by ${chatLines.number} desc limit 1
), '')`;

const row = {
  chat: chats,
  lastText,
  username: users.username,
  number: requests.number,
  /** Of its request. */
  owner: { userId: requests.userId, email: requests.email },
};

export type DeskRow = Awaited<ReturnType<ReturnType<typeof createDeskChatsStore>["all"]>>[number];

export const countOpenIn = async (tx: Transaction, staffId: string): Promise<number> => {
  const [found] = await tx
    .select({ count: count() })
    .from(chats)
    .where(and(eq(chats.assignee, staffId), eq(chats.state, "open")));
  return found?.count ?? 0;
};

/** By its id, or by the number that people say. Erasing locks requests before their chats, and so does this. */
export const lockRequestForNoteIn = async (tx: Transaction, named: string) => {
  const [found] = await tx
    .select({ id: requests.id, state: requests.state, version: requests.version })
    .from(requests)
    .where(
      isUuid(named)
        ? eq(requests.id, named)
        : inArray(requests.number, [named, named.toUpperCase()]),
    )
    .for("key share");
  return found;
};

export type NotedRequest = NonNullable<Awaited<ReturnType<typeof lockRequestForNoteIn>>>;

/** Answers whether it is new. One that somebody has answered stays as it is. */
export const keepMessageIn = async (
  tx: Transaction,
  message: typeof messages.$inferInsert & { id: string },
): Promise<boolean> => {
  const inserted = await tx
    .insert(messages)
    .values(message)
    .onConflictDoNothing({ target: messages.id })
    .returning({ id: messages.id });
  if (inserted.length === 1) return true;
  const { id, name, email, phone, message: text } = message;
  await tx
    .update(messages)
    .set({ name, email, phone, message: text, version: sql`${messages.version} + 1` })
    .where(and(eq(messages.id, id), eq(messages.state, "new")));
  return false;
};

const before = ({ at, id }: ListPosition) =>
  sql`(${chats.createdAt}, ${chats.id}) < (${sql.param(at, chats.createdAt)}, ${sql.param(id, chats.id)})`;
const behind = ({ at, id }: ListPosition) =>
  sql`(${chats.createdAt}, ${chats.id}) > (${sql.param(at, chats.createdAt)}, ${sql.param(id, chats.id)})`;

export const createDeskChatsStore = (db: Database) => {
  const select = (where: SQL | undefined, order: "asc" | "desc", limit: number) => {
    const by = order === "asc" ? asc : desc;
    return db
      .select(row)
      .from(chats)
      .leftJoin(users, eq(users.id, chats.userId))
      .leftJoin(requests, eq(requests.id, chats.requestId))
      .where(where)
      .orderBy(by(chats.createdAt), by(chats.id))
      .limit(limit);
  };
  const counted = async (where: SQL | undefined) => {
    const some = db.select({ id: chats.id }).from(chats).where(where).limit(MAX_COUNT).as("some");
    const [found] = await db.select({ count: count() }).from(some);
    return found?.count ?? 0;
  };
  const mine = (staffId: string) => and(eq(chats.assignee, staffId), eq(chats.state, "open"));

  return {
    waiting: () => select(eq(chats.state, "waiting"), "asc", MAX_COUNT),

    messages: (after: ListPosition | undefined, limit: number) =>
      select(and(eq(chats.state, "message"), after && behind(after)), "asc", limit),

    mine: (staffId: string) => select(mine(staffId), "desc", MAX_COUNT),

    all: (after: ListPosition | undefined, limit: number) =>
      select(after && before(after), "desc", limit),

    find: async (id: string) => (await select(eq(chats.id, id), "asc", 1))[0],

    countWaiting: () => counted(or(eq(chats.state, "waiting"), eq(chats.state, "message"))),
    countMine: (staffId: string) => counted(mine(staffId)),

    colleagues: () =>
      db
        .select({
          id: staff.id,
          awaySince: staff.awaySince,
          open: sql<number>`(select count(*)::integer from ${chats} where ${chats}.assignee = ${staff}.id and ${chats}.state = 'open')`,
        })
        .from(staff)
        .where(
          and(
            sql`${staff.disabledAt} is null and ${staff.passwordHash} is not null`,
            sql`exists (select from ${staffRoleRows} where ${staffRoleRows.staffId} = ${staff.id} and ${inArray(staffRoleRows.role, ["agent", "admin"])})`,
          ),
        )
        .orderBy(asc(staff.nameEn), asc(staff.email)),

    requestsOf: (userId: string, limit: number) =>
      db
        .select({ id: requests.id, number: requests.number })
        .from(requests)
        .where(eq(requests.userId, userId))
        .orderBy(desc(requests.createdAt))
        .limit(limit),
  };
};
