import type { DeskChatRow } from "../../../contract/office/chats/routes.ts";
import { readStored, writeStored } from "../../shell/device/storage.ts";

const SOUND = "officeChatSound";
const HEARD = "officeChatsHeard";

export const isSoundOn = () => readStored("localStorage", SOUND) !== "off";
export const keepSound = (isOn: boolean) => writeStored("localStorage", SOUND, isOn ? "on" : "off");

let context: AudioContext | undefined;

/** Two soft notes. A browser that has not been touched yet stays silent. */
export function ring() {
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  void context.resume().catch(() => undefined);
  for (const [frequency, after] of [
    [659, 0],
    [880, 0.16],
  ] as const) {
    const note = context.createOscillator();
    const volume = context.createGain();
    const from = currentTime + after;
    note.frequency.value = frequency;
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(0.12, from + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + 0.5);
    note.connect(volume).connect(destination);
    note.start(from);
    note.stop(from + 0.5);
  }
}

const heardBefore = () => new Set((readStored("localStorage", HEARD) ?? "").split(" "));
const keepHeard = (heard: readonly string[]) => writeStored("localStorage", HEARD, heard.join(" "));

type OwnChat = Pick<DeskChatRow, "id" | "lastBy" | "lastLineAt">;

/** One's own chat may have been handed over, and its visitor may wait for the next answer. */
export const soundsOf = ({ id, lastBy, lastLineAt }: OwnChat): string[] =>
  lastBy === "customer" ? [id, `${id}/${lastLineAt}`] : [id];

/** Of all that may sound now, what no window of this browser has rung for yet. */
export function takeNews(now: readonly string[]): string[] {
  const heard = heardBefore();
  const news = now.filter((one) => !heard.has(one));
  if (news.length > 0 || now.length !== heard.size) keepHeard(now);
  return news;
}

/** A chat that one has taken oneself is no news. */
export const noteHeard = (chat: OwnChat) => keepHeard([...heardBefore(), ...soundsOf(chat)]);
