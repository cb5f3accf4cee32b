import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";
import {
  type ChatView,
  type DeskChatRow,
  listChats,
} from "../../../contract/office/chats/routes.ts";
import { pagedRooms } from "../../../contract/office/rooms.ts";
import { useNewest } from "../../api/use-newest.ts";
import { useAway } from "../frame/use-away.ts";
import { useSession } from "../frame/session.tsx";
import { chat as chatPath } from "../kit/paths.ts";
import { useWaitingChats } from "../kit/waiting-chats.ts";
import { isSoundOn, ring, soundsOf, takeNews } from "./chat-sound.ts";
import { useLive } from "./live.tsx";

/** Also out of sight, where nothing is told: the title and the sound are for who looks elsewhere. */
const EVERY_MS = 15_000;
const SOON_MS = 200;

/**
 * On every page of the office, while a visitor waits: the title says so, and there is a sound, as
 * for one's own chats that nobody looks at.
 */
export function FollowWaiting() {
  const { askQuietly, member } = useSession();
  const { since: awaySince } = useAway();
  const { tell } = useWaitingChats();
  const { listen } = useLive();
  const newest = useNewest();
  const { pathname } = useLocation();
  const { roles } = member;
  const mayRead = pagedRooms.chats.roles.some((role) => roles.includes(role));
  const mayAnswer = roles.some((role) => role === "agent" || role === "admin");

  const read = async (view: ChatView) => {
    const query = { view, limit: "100" };
    const answer = await newest((signal) => askQuietly(listChats, { query, signal }));
    return answer?.code === 200 ? answer.data : undefined;
  };

  const hear = useEffectEvent((waiting: readonly DeskChatRow[], mine: readonly DeskChatRow[]) => {
    const waits = waiting.map(({ id, waitingSince }) => `${id}/${waitingSince}`);
    const seen = mine.filter(({ id }) => !document.hidden && pathname === chatPath(id));
    const quiet = new Set(seen.flatMap(soundsOf));
    const news = takeNews([...waits, ...mine.flatMap(soundsOf)]);
    if (news.some((one) => !quiet.has(one)) && !awaySince && isSoundOn()) ring();
  });

  const look = useEffectEvent(async () => {
    if (!mayRead) return;
    const found = await read("waiting");
    if (!found) return;
    const waiting = found.data.filter(({ state }) => state === "waiting");
    tell(waiting.length);
    if (!mayAnswer) return;
    const mine = found.counts.mine > 0 ? (await read("mine"))?.data : [];
    if (mine) hear(waiting, mine);
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => void look(), ms);
    };
    const see = () => document.hidden || soon(0);
    soon(0);
    const often = setInterval(() => soon(0), EVERY_MS);
    document.addEventListener("visibilitychange", see);
    const unlisten = listen((told) => {
      // A visitor's line may be the first of a chat; ours is no news.
      const isAboutWaiting =
        told === "missed" ||
        (told.subject === "chat" && (told.event !== "line" || told.by === "customer"));
      if (isAboutWaiting) soon(SOON_MS);
    });
    return () => {
      unlisten();
      clearInterval(often);
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", see);
    };
  }, [listen]);

  return null;
}
