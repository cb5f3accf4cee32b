import { PassThrough, type Readable } from "node:stream";
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
/** Of one chat: a browser opens one, and people have several. */
const MAX_OF_CHAT = 6;
const MAX_STREAMS = 2_000;
const MAX_WAITING_BYTES = 64 * 1024;
/** Rows that may still be committed before the newest. */
const OVERLAP = 200;

type Stream = { body: PassThrough; write: (text: string) => void; hear: (line: LineRow) => void };

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

  const begin = (chatId: string, body: PassThrough, write: Stream["write"]): Stream => {
    const stream = { body, write, hear: () => undefined };
    const ofChat = open.get(chatId) ?? new Set();
    open.set(chatId, ofChat.add(stream));
    count += 1;
    return stream;
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
      const isFull = (open.get(found.id)?.size ?? 0) >= MAX_OF_CHAT || count >= MAX_STREAMS;
      if (isFull) throw new Problem("request.tooMany");

      const body = new PassThrough();
      const write = writerOf(body);
      const stream = begin(found.id, body, write);
      const beat = setInterval(() => write(": still here\n\n"), HEARTBEAT_MS);
      body.once("close", () => {
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
        };
        // What comes while the earlier ones are read waits for them.
        const early: LineRow[] = [];
        stream.hear = (line) => void early.push(line);
        following ??= feed.follow(hearAll);
        await following;
        write(`retry: ${RETRY_MS}\nevent: hello\ndata: {}\n\n`);
        for (const line of await linesAfter(db, found.id, since)) tell(line);
        for (const line of early) tell(line);
        stream.hear = tell;
      } catch (error) {
        body.destroy();
        following = undefined;
        throw error;
      }
      if (stopping.aborted) body.end();
      return body;
    },
  };
};

export type ChatStreams = ReturnType<typeof createChatStreams>;
