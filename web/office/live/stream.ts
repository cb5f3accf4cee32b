import { followDesk, type LiveEvent } from "../../../contract/office/live.ts";

/** `missed`: too much happened to be told one by one. */
export type Told = LiveEvent | "missed";

/** When the server refuses a stream, the browser does not try again. */
const RETRY_MS = 10_000;

/**
 * Follows while the page is in sight: a browser opens only six connections to a server of HTTP/1.1,
 * for all pages together. What happened meanwhile comes first. Returns a function that stops.
 */
export function openStream(
  tell: (told: Told) => void,
  /** The session is over, or may be: the browser does not say why a stream is refused. */
  over: { ended: () => void; refused: () => void },
): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since = "";
  let hasEnded = false;

  const close = () => {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  };

  const open = () => {
    if (source || hasEnded || document.hidden) return;
    const query = since === "" ? "" : `?since=${since}`;
    const stream = new EventSource(followDesk.url + query);
    source = stream;
    const note = ({ lastEventId }: MessageEvent) => {
      since = lastEventId;
    };
    stream.addEventListener("hello", note);
    stream.addEventListener("change", (event: MessageEvent<string>) => {
      note(event);
      tell(JSON.parse(event.data) as LiveEvent);
    });
    stream.addEventListener("missed", () => tell("missed"));
    stream.addEventListener("ended", () => {
      hasEnded = true;
      close();
      over.ended();
    });
    stream.addEventListener("error", () => {
      if (stream.readyState !== EventSource.CLOSED || source !== stream) return;
      close();
      timer = setTimeout(open, RETRY_MS);
      over.refused();
    });
  };

  const see = () => (document.hidden ? close() : open());
  document.addEventListener("visibilitychange", see);
  open();
  return () => {
    hasEnded = true;
    document.removeEventListener("visibilitychange", see);
    close();
  };
}
