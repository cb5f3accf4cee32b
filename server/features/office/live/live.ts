import { PassThrough, type Readable } from "node:stream";
import type { LiveEvent } from "../../../../contract/office/live.ts";
import { Problem } from "../../../http/problem.ts";
import type { StaffMember } from "../../../http/staff-access.ts";
import { createRowFeed } from "../../../newest-rows.ts";
import type { Parts } from "../../../parts.ts";
import type { LineRow } from "../../../records/chats/chats-store.ts";
import type { LineFeed } from "../../chat/streams.ts";
import type { StaffSessions } from "../access/staff-sessions.ts";
import { createLiveStore, type Happened } from "./live-store.ts";
import { createSessionWatch } from "./session-watch.ts";

const HEARTBEAT_MS = 25_000;
const RETRY_MS = 5_000;
const MAX_STREAMS = 6;
const MAX_REPLAYED = 500;
/** The feed of chats also tells older lines, which the page has read. */
const LATE_MS = 10_000;
/** Limit for a reader that does not read: it comes back, and is told what it missed. */
const MAX_WAITING_BYTES = 64 * 1024;

/** Nobody's list changes by these. */
const QUIET = new Set(["viewed", "identityRevealed", "filesDownloaded"]);

const eventText = (
  { id, subject, subjectId, event, actor, actorId }: Happened,
  staffId: string,
) => {
  const told: LiveEvent = {
    subject,
    id: subjectId,
    event,
    by: actor,
    isOwn: actor === "staff" && actorId === staffId,
  };
  return `id: ${id}\nevent: change\ndata: ${JSON.stringify(told)}\n\n`;
};

/** Without an id: where a stream goes on is counted by the audit, and a page reads its chats anew. */
const lineText = ({ chatId, kind, event, staffId }: LineRow, reader: string) => {
  const told: LiveEvent = {
    subject: "chat",
    id: chatId,
    event: event ?? "line",
    by: kind === "customer" ? "customer" : "staff",
    isOwn: kind !== "event" && staffId === reader,
  };
  return `event: change\ndata: ${JSON.stringify(told)}\n\n`;
};

export type Streaming = { stopping: AbortSignal; chatLines: Pick<LineFeed, "follow"> };

/** Streams of what happens, for staff. They end within a second of the session, and when the process stops. */
export const createLive = (
  { db }: Pick<Parts, "db">,
  sessions: Pick<StaffSessions, "whichAreOpen">,
  { stopping, chatLines }: Streaming,
  heartbeatMs = HEARTBEAT_MS,
) => {
  const store = createLiveStore(db);
  const feed = createRowFeed(store);
  const sessionWatch = createSessionWatch(sessions);
  const open = new Map<PassThrough, string>();

  const endAll = () => {
    for (const stream of open.keys()) stream.end();
  };
  stopping.addEventListener("abort", endAll);

  const countOf = (staffId: string) => [...open.values()].filter((one) => one === staffId).length;

  return {
    endAll,

    /** `since`: the last event that was read. @throws {Problem} request.unavailable; request.tooMany */
    follow: async (member: StaffMember, token: string, since?: number): Promise<Readable> => {
      if (stopping.aborted) throw new Problem("request.unavailable");
      if (countOf(member.id) >= MAX_STREAMS) throw new Problem("request.tooMany");
      const stream = new PassThrough();
      open.set(stream, member.id);

      const write = (text: string) => {
        if (stream.writableEnded || stream.destroyed) return;
        if (stream.writableLength > MAX_WAITING_BYTES) stream.destroy();
        else stream.write(text);
      };
      const beat = setInterval(() => write(": still here\n\n"), heartbeatMs);
      const unwatch = sessionWatch.watch(token, () => {
        if (!stream.writableEnded) stream.end("event: ended\ndata: {}\n\n");
      });
      const unfollows: (() => void)[] = [];
      const unfollow = () => {
        for (const one of unfollows.splice(0)) one();
      };
      stream.once("close", () => {
        clearInterval(beat);
        unwatch();
        open.delete(stream);
        unfollow();
      });

      try {
        const following = await feed.follow((happened) => {
          if (!QUIET.has(happened.event)) write(eventText(happened, member.id));
        });
        unfollows.push(following.unfollow);
        const opened = Date.now();
        const lines = await chatLines.follow((line) => {
          if (line.at.getTime() > opened - LATE_MS) write(lineText(line, member.id));
        });
        unfollows.push(lines.unfollow);
        const newest = following.from;
        write(`retry: ${RETRY_MS}\nid: ${newest}\nevent: hello\ndata: {}\n\n`);
        if (since !== undefined && since < newest) {
          const missed = await store.after(since, MAX_REPLAYED + 1);
          if (missed.length > MAX_REPLAYED) write("event: missed\ndata: {}\n\n");
          else for (const one of missed) write(eventText(one, member.id));
        }
      } catch (error) {
        stream.destroy();
        throw error;
      }
      if (stopping.aborted) stream.end();
      if (stream.destroyed) unfollow();
      return stream;
    },
  };
};

export type Live = ReturnType<typeof createLive>;
