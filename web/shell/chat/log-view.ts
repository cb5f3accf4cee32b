import type { Conversation } from "./conversation.ts";
import { make, nodesOf } from "./elements.ts";
import { type LogItem, logItems, type Part, partsOf, type Speech, timeOf } from "./words.ts";

type Shown = LogItem | { id: string; kind: "unsent"; text: string; state: "waiting" | "failed" };

const ABOUT = "about";
/** So near to the end somebody reads along. */
const NEAR_END_PX = 80;

const clock = (at: string) =>
  make("time", { dateTime: at }, make("bdi", { dir: "ltr", textContent: timeOf(at) }));

const build = (item: Shown, { texts }: Speech): HTMLElement => {
  if (item.kind === "event")
    return make(
      "p",
      { className: item.id === ABOUT ? "chat-about" : "chat-event" },
      ...nodesOf(item.words),
    );
  const words = make("span", { dir: "auto", textContent: item.text });
  if (item.kind !== "unsent")
    return make("div", { className: `chat-said chat-${item.kind}` }, words, clock(item.at));
  const isFailed = item.state === "failed";
  return make(
    "div",
    { className: `chat-said chat-mine ${isFailed ? "chat-failed" : "chat-waiting"}` },
    words,
    make("small", { textContent: isFailed ? texts.notSent : texts.sending }),
  );
};

/** The same line keeps its element, so that screen readers hear it once. */
export const createLog = (
  speech: () => Speech,
  about: () => readonly Part[] | undefined,
  onSendAgain: () => void,
) => {
  const log = make("div", { className: "chat-log", tabIndex: 0, role: "log" });
  log.ariaLabel = speech().texts.conversation;
  const kept = new Map<string, { look: string; element: HTMLElement }>();
  const again = make("button", { className: "chat-again", type: "button" });
  again.textContent = speech().texts.sendAgain;

  const elementOf = (item: Shown) => {
    const look = JSON.stringify(item);
    const before = kept.get(item.id);
    if (before?.look === look) return before.element;
    const element = build(item, speech());
    kept.set(item.id, { look, element });
    return element;
  };

  const items = (conversation: Conversation): Shown[] => {
    const chat = conversation.shown()?.chat;
    const words = about();
    return [
      ...(words ? [{ id: ABOUT, kind: "event", words } as const] : []),
      ...(chat
        ? []
        : [{ id: "hello", kind: "event", words: partsOf(speech().texts.hello) } as const]),
      ...(chat ? logItems(chat, conversation.lines(), speech()) : []),
      ...conversation
        .unsent()
        .map(({ key, text, state }) => ({ id: key, kind: "unsent", text, state }) as const),
    ];
  };

  const show = (conversation: Conversation) => {
    const { scrollHeight, scrollTop, clientHeight } = log;
    const isAtEnd = scrollHeight - scrollTop - clientHeight < NEAR_END_PX;
    const unsent = conversation.unsent();
    const elements: HTMLElement[] = items(conversation).map(elementOf);
    if (unsent.some(({ state }) => state === "failed")) elements.push(again);
    for (const [index, element] of elements.entries())
      if (log.children[index] !== element) log.insertBefore(element, log.children[index] ?? null);
    while (log.children.length > elements.length) log.lastElementChild?.remove();
    if (isAtEnd || unsent.length > 0) log.scrollTop = log.scrollHeight;
  };

  again.addEventListener("click", onSendAgain);
  return { log, show };
};
