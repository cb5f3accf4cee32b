import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ShownProblemCode } from "../../contract/problems.ts";
import type { DocumentSlot } from "../../domain/documents/documents.ts";
import { knownProblem } from "../api/known-problem.ts";
import { upload } from "../api/upload.ts";

export type Sending =
  | { state: "idle" }
  /** `part` from 0 to 1. */
  | { state: "sending"; part: number }
  | { state: "broken" }
  | { state: "sent" }
  | { state: "refused"; code: ShownProblemCode };

const codeIn = (text: string): ShownProblemCode => {
  try {
    const { code } = JSON.parse(text) as { code?: unknown };
    return knownProblem(code);
  } catch {
    return "request.unexpected";
  }
};

/** What was received once is not sent twice, so sending again is safe. */
export function useSending(url: string, onSent: () => void) {
  const [sending, setSending] = useState<Sending>({ state: "idle" });
  const leaving = useRef<AbortController>(undefined);
  const last = useRef<ReadonlyMap<DocumentSlot, Blob>>(undefined);

  useEffect(() => () => leaving.current?.abort(), []);

  const send = async (pictures: ReadonlyMap<DocumentSlot, Blob>) => {
    last.current = pictures;
    const work = new AbortController();
    leaving.current = work;
    const body = new FormData();
    for (const [slot, picture] of pictures) body.append(slot, picture, `${slot}.jpg`);
    setSending({ state: "sending", part: 0 });
    const answer = await upload({
      method: "POST",
      url,
      body,
      signal: work.signal,
      onProgress: ({ loaded, total }) =>
        setSending({ state: "sending", part: total > 0 ? loaded / total : 0 }),
    });
    if (work.signal.aborted) return;
    if (answer.code === "unreachable") return setSending({ state: "broken" });
    const code = answer.code === 200 ? undefined : codeIn(answer.text);
    // An answer was lost on the way: the pictures are there.
    if (code !== undefined && code !== "documents.alreadySent")
      return setSending({ state: "refused", code });
    setSending({ state: "sent" });
    onSent();
  };

  const retry = () => {
    if (last.current) void send(last.current);
  };

  const isBroken = sending.state === "broken";
  const retryOnline = useEffectEvent(retry);
  useEffect(() => {
    if (!isBroken) return undefined;
    const again = () => retryOnline();
    addEventListener("online", again, { once: true });
    return () => removeEventListener("online", again);
  }, [isBroken]);

  return { sending, send, retry };
}
