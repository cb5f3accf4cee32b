import type { ChatLine } from "../../../contract/chat.ts";

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** A stream that lasted so long was a good one. */
const LASTED_MS = 10_000;

type Following = {
  /** Open, visible, and there is a chat that has not ended. */
  isWanted: () => boolean;
  chat: () => string | undefined;
  last: () => number;
  onLine: (line: ChatLine) => void;
  onGap: () => void;
};

/** Of another tab: a line, or that some may have been missed. */
type Passed = { chat: string | undefined; line?: ChatLine };

/**
 * Browsers allow few streams to one address, so the tab that holds the lock opens the only one, and
 * passes its lines on to the others.
 */
export const followLines = (following: Following) => {
  const { isWanted, chat, last, onLine, onGap } = following;
  const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel("chat") : undefined;
  let stop: (() => void) | undefined;

  const pass = (line?: ChatLine) =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    channel?.postMessage({ chat: chat(), ...(line && { line }) } satisfies Passed);

  channel?.addEventListener("message", ({ data }: MessageEvent<Passed>) => {
    if (data.line && data.chat === chat()) onLine(data.line);
    else onGap();
  });

  const stream = (ended: AbortSignal) =>
    new Promise<void>((resolve) => {
      let pause = FIRST_PAUSE_MS;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let opened = 0;
      let source: EventSource;
      const open = () => {
        opened = Date.now();
        source = new EventSource(`/api/chat/live?since=${last()}`);
        source.addEventListener("open", () => pass());
        source.addEventListener("line", ({ data }: MessageEvent<string>) => {
          const line = JSON.parse(data) as ChatLine;
          onLine(line);
          pass(line);
        });
        source.addEventListener("error", () => {
          source.close();
          onGap();
          if (Date.now() - opened > LASTED_MS) pause = FIRST_PAUSE_MS;
          timer = setTimeout(open, pause);
          pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
        });
      };
      open();
      ended.addEventListener("abort", () => {
        source.close();
        clearTimeout(timer);
        resolve();
      });
    });

  const start = () => {
    const ending = new AbortController();
    const { signal } = ending;
    const whole = () => stream(signal);
    // Given up while it waits for its turn.
    if ("locks" in navigator)
      navigator.locks.request("chat-stream", { signal }, whole).catch(() => undefined);
    else void whole();
    return () => ending.abort();
  };

  return {
    /** Whenever what decides may have changed. */
    update: () => {
      if (isWanted() === (stop !== undefined)) return;
      stop?.();
      stop = stop ? undefined : start();
    },
    /** A chat began or ended here. */
    tellOthers: () => pass(),
  };
};
