import type { ChatShown } from "../../../contract/chat.ts";
import { followLines } from "./follow-lines.ts";
import { lastNumber, mergeLines, notSent, sendAgain, stillUnsent, withLine } from "./lines.ts";
import type { OwnWords } from "./own-words.ts";

type Lines = NonNullable<ChatShown["chat"]>["lines"];

type Answer = { data: ChatShown; message?: string; field?: string };

type Watching = {
  isOpen: () => boolean;
  onChange: () => void;
  /** Somebody else is here by now, in the same tab. */
  onOther: () => void;
  /** The server's words about what it did not take, and the line's own. */
  onRefused: (message: string, text: string, field?: string) => void;
  contact: () => { name?: string; email?: string };
};

type Asked = { isGood: boolean; status: number; message: string; field: string | undefined };

/** Too many, or nothing to do with what was written: the same words may be taken later. */
const mayPass = (status: number) => status === 429 || status >= 500;

/** The hours change without a line, and a stream may not come through. */
const LOOK_MS = 20_000;
/** Others wait for their turn meanwhile; a line's key makes it safe to send it again. */
const LONGEST_MS = 15_000;

/** The chat of this browser, as this tab knows it. */
export const createConversation = (
  ownWords: OwnWords,
  { isOpen, onChange, onOther, onRefused, contact }: Watching,
) => {
  let shown: ChatShown | undefined;
  let lines: Lines = [];
  let unsent = ownWords.unsent();
  let asked = 0;
  let newest = 0;

  const isLive = () => Boolean(shown?.chat && shown.chat.state !== "ended");
  // The next line begins another chat, whose numbers begin again.
  const after = () => (isLive() ? lastNumber(lines) : 0);

  const changed = () => {
    const isOther = ownWords.changeHands(shown?.isSignedIn ?? true);
    unsent = isOther ? [] : [...stillUnsent(unsent, lines)];
    ownWords.keepUnsent(unsent);
    if (isOther) onOther();
    following.update();
    onChange();
  };

  /** An answer that was overtaken brings lines, but no news. */
  const take = (next: ChatShown, number: number, since: number) => {
    const before = shown?.chat?.id;
    const isSame = next.chat?.id === before;
    if (!isSame && number < newest) {
      // The chat that this one began is not known yet.
      void refresh();
      return;
    }
    // Another tab began another chat: its first lines were not asked for.
    const isPartial = !isSame && since > 0;
    lines = isPartial ? [] : mergeLines(isSame ? lines : [], next.chat?.lines ?? []);
    if (number > newest) {
      shown = next;
      newest = number;
    }
    changed();
    if (isSame) return;
    if (isPartial) void refresh();
    else if (asked > 1) following.tellOthers();
  };

  const ask = async (path: string, given?: object): Promise<Asked> => {
    asked += 1;
    const number = asked;
    const since = after();
    const language = document.documentElement.lang;
    const response = await fetch(given ? path : `${path}?after=${since}`, {
      headers: {
        "accept-language": language,
        ...(given && { "content-type": "application/json" }),
      },
      signal: AbortSignal.timeout(LONGEST_MS),
      ...(given && { method: "POST", body: JSON.stringify({ ...given, after: since }) }),
    });
    const answer = (await response.json()) as Answer;
    if (response.ok) take(answer.data, number, since);
    // The answer that overtook this one may not know the change yet.
    if (given && number < newest) await refresh();
    const { message = "", field } = answer;
    return { isGood: response.ok, status: response.status, message, field };
  };

  /** Without an answer the page shows what it knows. */
  const refresh = (): Promise<unknown> => ask("/api/chat").catch(() => undefined);

  const isSeen = () => isOpen() && !document.hidden;
  const look = () => {
    if (isSeen()) void refresh();
  };
  setInterval(look, LOOK_MS);

  const following = followLines({
    isWanted: () => isSeen() && isLive(),
    chat: () => shown?.chat?.id,
    last: () => lastNumber(lines),
    onLine: (line) => {
      lines = mergeLines(lines, [line]);
      changed();
      // Who answers, and whether anybody does.
      if (line.kind === "event") void refresh();
    },
    onGap: look,
  });

  const sendNext = async (): Promise<void> => {
    changed();
    const one = unsent.find(({ state }) => state === "waiting");
    if (!one) return;
    const { key, text } = one;
    const line = { text, key, page: location.pathname, ...contact() };
    const answer = await ask("/api/chat/lines", line).catch(() => undefined);
    if (!answer || mayPass(answer.status)) {
      unsent = notSent(unsent);
      changed();
      return answer && onRefused(answer.message, "");
    }
    unsent = unsent.filter((other) => other.key !== key);
    changed();
    if (!answer.isGood) onRefused(answer.message, text, answer.field);
    return sendNext();
  };

  /** One after another, in all tabs: two first lines at once would begin two chats. */
  const inTurn = <Done>(act: () => Promise<Done>) =>
    "locks" in navigator ? navigator.locks.request("chat-send", act) : act();
  const sendAll = () => inTurn(sendNext);
  const sendUnsent = () => {
    unsent = sendAgain(unsent);
    changed();
    void sendAll();
  };

  return {
    shown: () => shown,
    lines: () => lines,
    unsent: () => unsent,
    look,
    check: changed,
    send: (text: string) => {
      changed();
      unsent = withLine(unsent, { key: crypto.randomUUID(), text });
      changed();
      void sendAll();
    },
    sendAgain: sendUnsent,
    /** After a gap the session may have ended: what is here may be nobody's to send. */
    sendAfterGap: async () => {
      if (unsent.length > 0) await refresh();
      if (unsent.length > 0) sendUnsent();
    },
    end: () => inTurn(() => ask("/api/chat/end", {})),
    nameRequest: (request: string | null) => inTurn(() => ask("/api/chat/request", { request })),
    copyTo: (isWanted: boolean, contact: { name?: string; email?: string } = {}) =>
      inTurn(() => ask("/api/chat/transcript", { isWanted, ...contact })),
  };
};

export type Conversation = ReturnType<typeof createConversation>;
