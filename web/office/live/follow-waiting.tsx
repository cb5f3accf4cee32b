import { useEffect, useEffectEvent } from "react";
import { listChats } from "../../../contract/office/chats/routes.ts";
import { pagedRooms } from "../../../contract/office/rooms.ts";
import { useNewest } from "../../api/use-newest.ts";
import { useAway } from "../frame/use-away.ts";
import { useSession } from "../frame/session.tsx";
import { useWaitingChats } from "../kit/waiting-chats.ts";
import { isNews, isSoundOn, ring } from "./chat-sound.ts";
import { useLive } from "./live.tsx";

/** Also out of sight, where nothing is told: the title and the sound are for who looks elsewhere. */
const EVERY_MS = 15_000;
/** Several things often happen together. */
const SOON_MS = 200;

/** On every page of the office, while a visitor waits: the title says so, and there is a sound. */
export function FollowWaiting() {
  const { askQuietly, member } = useSession();
  const { since: awaySince } = useAway();
  const { tell } = useWaitingChats();
  const { listen } = useLive();
  const newest = useNewest();
  const { roles } = member;
  const mayRead = pagedRooms.chats.roles.some((role) => roles.includes(role));
  const mayAnswer = roles.some((role) => role === "agent" || role === "admin");

  const look = useEffectEvent(async () => {
    if (!mayRead) return;
    const query = { view: "waiting", limit: "100" };
    const answer = await newest((signal) => askQuietly(listChats, { query, signal }));
    if (answer?.code !== 200) return;
    const waiting = answer.data.data.filter(({ state }) => state === "waiting");
    tell(waiting.length);
    const isNew = isNews(waiting.map(({ id, waitingSince }) => `${id}/${waitingSince}`));
    if (isNew && mayAnswer && !awaySince && isSoundOn()) ring();
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
      // A visitor's line may be the first of a chat; our own changes nothing about who waits.
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
