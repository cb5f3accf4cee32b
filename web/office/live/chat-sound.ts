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

/** Whether somebody begins to wait of whom no window of this browser has rung yet. */
export function isNews(waiting: readonly string[]): boolean {
  const heard = new Set((readStored("localStorage", HEARD) ?? "").split(" "));
  if (waiting.length !== heard.size || waiting.some((one) => !heard.has(one)))
    writeStored("localStorage", HEARD, waiting.join(" "));
  return waiting.some((one) => !heard.has(one));
}
