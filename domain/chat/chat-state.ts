import { MINUTE_MS } from "../durations.ts";

/**
 * `waiting` for somebody at the desk, `open` with one who answers, left as a `message` because
 * nobody could answer at once (ruling O9), or `ended` by either side.
 */
export const chatStates = ["waiting", "open", "message", "ended"] as const;
export type ChatState = (typeof chatStates)[number];

/** What happens to a chat: the names of its rows in the audit and of the events in its log. */
export const chatEvents = [
  "received",
  "answered",
  "handedOver",
  "released",
  "leftAsMessage",
  "ended",
] as const;
export type ChatEvent = (typeof chatEvents)[number];

/** The states from which something happens, and the one to which it leads. */
export const chatLife = {
  answered: { from: ["waiting", "message"], to: "open" },
  handedOver: { from: ["open"], to: "open" },
  released: { from: ["open"], to: "waiting" },
  leftAsMessage: { from: ["waiting"], to: "message" },
  ended: { from: ["waiting", "open", "message"], to: "ended" },
} as const satisfies Record<
  Exclude<ChatEvent, "received">,
  { from: readonly ChatState[]; to: ChatState }
>;

export type ChatMove = keyof typeof chatLife;

export const mayHappen = (move: ChatMove, state: ChatState): boolean =>
  chatLife[move].from.some((from) => from === state);

/** So long somebody waits in open hours before a message is taken (ruling O9). */
export const ANSWER_WITHIN_MS = 2 * MINUTE_MS;

export const MESSAGE_WITHIN_HOURS = 2;

/** An open chat whose visitor has had no answer for so long waits for any colleague again. */
export const FORGOTTEN_MS = 10 * MINUTE_MS;

/** An open chat whose visitor has not gone on for so long is ended. */
export const IDLE_MS = 30 * MINUTE_MS;

export const MAX_OPEN = 5;

/** UTF-16 code units of one line, and lines of a visitor in a minute (ruling O9). */
export const MAX_LINE = 2_000;
export const LINES_A_MINUTE = 30;

export const chatEnders = ["customer", "staff", "system"] as const;
export type ChatEnder = (typeof chatEnders)[number];

/** `note`: of one colleague to another, never shown to the visitor; `event`: what happened. */
export const lineKinds = ["customer", "staff", "note", "event"] as const;
