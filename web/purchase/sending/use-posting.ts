import { useEffect, useRef, useState } from "react";
import { postRequest, type Outcome, type Sent } from "./post-request.ts";
import { bodyOf, fingerprintOf, type Content } from "./request-body.ts";
import { keyFor } from "./stored-key.ts";

export type Posting =
  { state: "idle" } | { state: "sending"; content: Content; sent: Sent } | { state: "broken" };

type Arrived = Exclude<Outcome, { kind: "broken" }>;

/** Posts a request; the same content goes under the same key, however often it is tried. */
export function usePosting() {
  const [posting, setPosting] = useState<Posting>({ state: "idle" });
  const leaving = useRef<AbortController>(undefined);
  const again = useRef<() => void>(undefined);
  const retriedByItself = useRef(false);

  useEffect(() => () => leaving.current?.abort(), []);

  const post = async (content: Content, onArrived: (outcome: Arrived) => void) => {
    again.current = () => void post(content, onArrived);
    const aborting = new AbortController();
    leaving.current = aborting;
    setPosting({ state: "sending", content, sent: { loaded: 0, total: 0 } });

    const key = await keyFor(fingerprintOf(content));
    const outcome = await postRequest(bodyOf(content), {
      type: content.type,
      key,
      signal: aborting.signal,
      onProgress: (sent) => setPosting({ state: "sending", content, sent }),
    });
    if (aborting.signal.aborted) return;
    if (outcome.kind === "broken") return setPosting({ state: "broken" });
    setPosting({ state: "idle" });
    onArrived(outcome);
  };

  // Once, as soon as the device is online again; after that the person decides.
  const isBroken = posting.state === "broken";
  useEffect(() => {
    if (!isBroken || retriedByItself.current) return;
    const retry = () => {
      retriedByItself.current = true;
      again.current?.();
    };
    addEventListener("online", retry, { once: true });
    return () => removeEventListener("online", retry);
  }, [isBroken]);

  return { posting, post, retry: () => again.current?.() };
}
