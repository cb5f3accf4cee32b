import { PassThrough, type Readable } from "node:stream";
import { HOUR_MS } from "../../../domain/durations.ts";
import { addressKey } from "../../http/caller-keys.ts";
import { Problem } from "../../http/problem.ts";
import { createRowFeed } from "../../newest-rows.ts";
import type { Parts } from "../../parts.ts";
import { type LineRow, linesAfter } from "../../records/chats/chats-store.ts";
import type { Chat } from "./chat.ts";
import { createLinesStore } from "./chat-store.ts";
import { presentLine } from "./present-chat.ts";
import { readPersons } from "./read-persons.ts";
import type { Visitor } from "./visitor.ts";

const HEARTBEAT_MS = 25_000;
const RETRY_MS = 3_000;
/** A stream is begun anew after so long. */
const LONGEST_MS = HOUR_MS;
/** Of one chat: a browser opens one, and people have several. */
const MAX_OF_CHAT = 6;
/** Of one address, behind which many may be. */
const MAX_OF_ADDRESS = 200;
const MAX_STREAMS = 2_000;
const MAX_WAITING_BYTES = 64 * 1024;
/** Rows that may still be committed before the newest. */
const OVERLAP = 200;

type Stream = { body: PassThrough; address: string; hear: (line: LineRow) => void };

/** The feed of all lines in this process, for visitors and for the desk. */
export const createLineFeed = ({ db }: Pick<Parts, "db">) =>
  createRowFeed(createLinesStore(db), OVERLAP);
export type LineFeed = ReturnType<typeof createLineFeed>;

/** Streams of the lines of one chat each, for its visitor (docs/decisions/0047). */
export const createChatStreams = (
  { db }: Pick<Parts, "db">,
  chat: Pick<Chat, "find">,
  feed: LineFeed,
  stopping: AbortSignal,
) => {
  const open = new Map<string, Set<Stream>>();
  let count = 0;
  let following: Promise<{ unfollow: () => void }> | undefined;

  const hearAll = (line: LineRow) => {
    for (const stream of open.get(line.chatId) ?? []) stream.hear(line);
  };

  const leave = (chatId: string, stream: Stream) => {
    const ofChat = open.get(chatId);
    if (!ofChat?.delete(stream)) return;
    if (ofChat.size === 0) open.delete(chatId);
    count -= 1;
    if (count > 0) return;
    void following?.then(({ unfollow }) => unfollow()).catch(() => undefined);
    following = undefined;
  };

  const begin = (chatId: string, stream: Stream) => {
    const ofChat = open.get(chatId) ?? new Set();
    open.set(chatId, ofChat.add(stream));
    count += 1;
  };

  const isFull = (chatId: string, address: string) => {
    if (count >= MAX_STREAMS || (open.get(chatId)?.size ?? 0) >= MAX_OF_CHAT) return true;
    const all = [...open.values()].flatMap((ofChat) => [...ofChat]);
    return all.filter((stream) => stream.address === address).length >= MAX_OF_ADDRESS;
  };

  const followFeed = () => {
    following ??= feed.follow(hearAll);
    // The next stream tries again.
    following.catch(() => (following = undefined));
    return following;
  };

  const writerOf = (body: PassThrough) => (text: string) => {
    if (body.writableEnded || body.destroyed) return;
    if (body.writableLength > MAX_WAITING_BYTES) body.destroy();
    else body.write(text);
  };

  stopping.addEventListener("abort", () => {
    for (const ofChat of open.values()) for (const { body } of ofChat) body.end();
  });

  return {
    /** `since`: number of the last line that was read. @throws {Problem} chat.notFound; request.tooMany; request.unavailable */
    follow: async (visitor: Visitor, since: number): Promise<Readable> => {
      if (stopping.aborted) throw new Problem("request.unavailable");
      const found = await chat.find(visitor);
      if (!found) throw new Problem("chat.notFound");
      const address = addressKey(visitor.ip);
      if (isFull(found.id, address)) throw new Problem("request.tooMany");

      const body = new PassThrough();
      const write = writerOf(body);
      const stream: Stream = { body, address, hear: () => undefined };
      begin(found.id, stream);
      const renewal = setTimeout(() => body.end(), LONGEST_MS);
      const beat = setInterval(() => write(": still here\n\n"), HEARTBEAT_MS);
      body.once("close", () => {
        clearTimeout(renewal);
        clearInterval(beat);
        leave(found.id, stream);
      });
      try {
        const named = await readPersons(db);
        let last = since;
        const tell = (line: LineRow) => {
          if (line.number <= last) return;
          last = line.number;
          const shown = presentLine(line, named);
          if (shown) write(`id: ${line.number}\nevent: line\ndata: ${JSON.stringify(shown)}\n\n`);
          if (line.event === "ended") body.end();
        };
        // What comes while the earlier ones are read waits for them.
        const early: LineRow[] = [];
        stream.hear = (line) => void early.push(line);
        await followFeed();
        write(`retry: ${RETRY_MS}\nevent: hello\ndata: {}\n\n`);
        for (const line of await linesAfter(db, found.id, since)) tell(line);
        for (const line of early) tell(line);
        stream.hear = tell;
      } catch (error) {
        body.destroy();
        throw error;
      }
      if (stopping.aborted) body.end();
      return body;
    },
  };
};

export type ChatStreams = ReturnType<typeof createChatStreams>;
