import { countedPage } from "../../../contract/counted-page.ts";
import type { ChatShown } from "../../../contract/chat.ts";
import type { Language } from "../../../domain/language.ts";
import { brokenConstraint, type Transaction } from "../../adapters/database/database.ts";
import { isUuid } from "../../adapters/database/uuid.ts";
import { addressKey } from "../../http/caller-keys.ts";
import { Problem } from "../../http/problem.ts";
import type { Parts } from "../../parts.ts";
import {
  changeChatIn,
  type ChatRow,
  findChat,
  findLineByKey,
  lockChatIn,
} from "../../records/chats/chats-store.ts";
import { findOfVisitor, isOwnRequestIn } from "./chat-store.ts";
import { endChatIn } from "./end-chat.ts";
import { isReached, withReach } from "./known-reach.ts";
import { presentChat } from "./present-chat.ts";
import { readContact, readLine, type TypedContact, type TypedLine } from "./read-line.ts";
import { actorOf, type Begin, beginIn, continueIn } from "./receive-line.ts";
import { sendTranscriptIn } from "./transcript.ts";
import { hashOf, newToken, type Visitor } from "./visitor.ts";

const KEY_TAKEN = "chat_lines_key";

export const createChat = (
  parts: Pick<Parts, "db" | "jobs" | "keys" | "limits" | "now" | "configuration">,
) => {
  const { db, limits, now } = parts;

  /** Not what somebody else wrote who was signed in on this device. */
  const mayRead = ({ customer }: Visitor, chat: ChatRow) =>
    chat.userId === null || chat.userId === customer?.id;

  const find = async (visitor: Visitor) => {
    const { hash } = visitor;
    const chat = hash === undefined ? undefined : await findOfVisitor(db, hash, now());
    return chat && mayRead(visitor, chat) ? chat : undefined;
  };

  const present = (visitor: Visitor, chat: ChatRow | undefined, after = 0) =>
    presentChat(db, now(), {
      after,
      ...(chat && { chat }),
      ...(visitor.customer && { customer: visitor.customer }),
    });

  /**
   * A line that is sent again is stored once. Where the answer to the very first line was lost there
   * is no cookie yet: the key, which only its sender knows, proves whose it is.
   */
  const findSent = async (key: string | null, visitor: Visitor) => {
    const known = key === null ? undefined : await findLineByKey(db, key);
    const chat = known && (await findChat(db, known.chatId));
    if (!known || !chat) return undefined;
    const isOwn = mayRead(visitor, chat) && known.kind === "customer" && chat.visitorUntil > now();
    if (isOwn && chat.visitorHash === visitor.hash) return { chat, token: undefined };
    if (!isOwn || known.number !== 1) throw new Problem("request.invalid", { field: "key" });
    const token = newToken();
    const change = { visitorHash: hashOf(token) };
    return { chat: await db.transaction((tx) => changeChatIn(tx, chat.id, change)), token };
  };

  /** @throws {Problem} chat.notFound */
  const change = async (
    visitor: Visitor,
    changeIn: (tx: Transaction, chat: ChatRow, at: Date) => Promise<ChatRow>,
    beforeIn?: (tx: Transaction) => Promise<void>,
  ) => {
    const found = await find(visitor);
    if (!found) throw new Problem("chat.notFound");
    return db.transaction(async (tx) => {
      await beforeIn?.(tx);
      const chat = await lockChatIn(tx, found.id);
      if (!chat) throw new Problem("chat.notFound");
      return changeIn(tx, chat, now());
    });
  };

  /** Of a line that is sent twice at the same time the second one finds the first. */
  const beginOnce = async (visitor: Visitor, begin: Begin) => {
    const token = newToken();
    try {
      return {
        chat: await db.transaction((tx) => beginIn(tx, visitor, begin, token, now())),
        token,
      };
    } catch (error) {
      const sent =
        brokenConstraint(error) === KEY_TAKEN && (await findSent(begin.line.key, visitor));
      if (!sent) throw error;
      return sent;
    }
  };

  return {
    find,

    read: async (visitor: Visitor, after?: number): Promise<ChatShown> =>
      present(visitor, await find(visitor), after),

    /**
     * `token`: of a new visitor, for the cookie.
     * @throws {Problem} of what was typed; request.tooMany
     */
    send: async (
      visitor: Visitor,
      typed: TypedLine,
      language: Language,
      after?: number,
    ): Promise<{ shown: ChatShown; token: string | undefined }> => {
      const line = readLine(typed);
      const sent = await findSent(line.key, visitor);
      if (sent) return { shown: await present(visitor, sent.chat, after), token: sent.token };

      const found = await find(visitor);
      await limits.take("chatLine", found ? `chat:${found.id}` : addressKey(visitor.ip));
      const current = found && found.state !== "ended" ? found : undefined;
      const continued =
        current && (await db.transaction((tx) => continueIn(tx, current.id, visitor, line, now())));
      if (continued) return { shown: await present(visitor, continued, after), token: undefined };

      await limits.take("chatStart", addressKey(visitor.ip));
      const begin = { line, language, page: countedPage(typed.page ?? "other") };
      const { chat, token } = await beginOnce(visitor, begin);
      await limits.tryTake("chatLine", `chat:${chat.id}`);
      return { shown: await present(visitor, chat), token };
    },

    /** Ended ones stay so, and a message is kept to be answered. @throws {Problem} chat.notFound */
    end: async (visitor: Visitor, after?: number) => {
      const chat = await change(visitor, async (tx, chat, at) =>
        chat.state === "ended" || chat.state === "message"
          ? chat
          : endChatIn(tx, parts, chat, { ender: "customer", by: actorOf(visitor), at }),
      );
      return present(visitor, chat, after);
    },

    /** @throws {Problem} chat.notFound; chat.notAnswered; leads.emailRequired, and of `readContact` */
    askTranscript: async (
      visitor: Visitor,
      { isWanted, ...typed }: { isWanted: boolean } & TypedContact,
      after?: number,
    ) => {
      const contact = readContact(typed);
      const askIn = async (tx: Transaction, chat: ChatRow, at: Date) => {
        const { state, transcriptSentAt } = chat;
        const userId = (chat.userId ?? (isWanted && visitor.customer?.id)) || null;
        if (isWanted && !isReached({ email: chat.email, ...contact, userId }))
          throw new Problem("leads.emailRequired", { field: "email" });
        const asked = { ...contact, userId, wantsTranscript: isWanted };
        const changed = await changeChatIn(tx, chat.id, asked);
        if (!isWanted || state !== "ended" || transcriptSentAt) return changed;
        if (!(await sendTranscriptIn(tx, parts, changed, at)))
          throw new Problem("chat.notAnswered");
        return changed;
      };
      const chat = await change(visitor, askIn);
      return present(visitor, chat, after);
    },

    /** @throws {Problem} chat.notFound; accounts.loginRequired; requests.notFound; chat.ended */
    nameRequest: async (visitor: Visitor, requestId: string | null, after?: number) => {
      const { customer } = visitor;
      if (!customer) throw new Problem("accounts.loginRequired");
      const keepIn = async (tx: Transaction) => {
        if (requestId === null) return;
        const isOwn = isUuid(requestId) && (await isOwnRequestIn(tx, customer.id, requestId));
        if (!isOwn) throw new Problem("requests.notFound", { field: "request" });
      };
      const nameIn = async (tx: Transaction, chat: ChatRow) => {
        if (chat.state === "ended") throw new Problem("chat.ended");
        const reach = withReach(chat, { userId: customer.id });
        return changeChatIn(tx, chat.id, { requestId, ...reach });
      };
      const chat = await change(visitor, nameIn, keepIn);
      return present(visitor, chat, after);
    },
  };
};

export type Chat = ReturnType<typeof createChat>;
