import { useEffect, useRef, useState } from "react";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { isOwnPicturesChange, picturesChange } from "../draft/pictures.ts";
import { isDraftUnchanged } from "../draft/unchanged-draft.ts";
import { useChangeInOtherTab } from "../draft/use-unchanged-draft.ts";
import { conflicts } from "../editing/conflict.ts";
import { editFields } from "../editing/edit-target.ts";
import { loadEditing } from "../draft/editing.ts";
import { useSavedEdit } from "../editing/use-saved-edit.ts";
import { postRequest, type Outcome, type Sent } from "./post-request.ts";
import { bodyOf, fingerprintOf, type Content } from "./request-body.ts";
import { whileNoOtherTabSends } from "./one-tab-sends.ts";
import { keyFor } from "./stored-key.ts";

export type Posting =
  { state: "idle" } | { state: "sending"; content: Content; sent: Sent } | { state: "broken" };

export type Arrived = Exclude<Outcome, { kind: "broken" | "edited" }>;

type Options = {
  draft: PurchaseDraft;
  /** Another tab has sent or changed the answers. */
  onGone: () => void;
  /** The page that sends shows what it adds itself. */
  addsPictures?: boolean;
};

/** The same content is sent under the same key. In a tab that edits a request it saves the edit. */
export function usePosting({ draft, onGone, addsPictures = false }: Options) {
  const [posting, setPosting] = useState<Posting>({ state: "idle" });
  const leaving = useRef<AbortController>(undefined);
  const again = useRef<() => void>(undefined);
  const retriedByItself = useRef(false);
  // Once it is sent, only its outcome counts.
  const hasLeft = useRef(false);
  const leaveEdit = useSavedEdit();

  const [shownPictures] = useState(picturesChange);
  const arePicturesShown = () =>
    picturesChange() === shownPictures || (addsPictures && isOwnPicturesChange());
  const isUnchanged = () => isDraftUnchanged(draft) && arePicturesShown();
  useChangeInOtherTab(() => {
    if (!hasLeft.current && !isUnchanged()) onGone();
  });

  useEffect(() => () => leaving.current?.abort(), []);

  const post = async (content: Content, onArrived: (outcome: Arrived) => void) => {
    again.current = () => void post(content, onArrived);
    if (!isUnchanged()) return onGone();
    const aborting = new AbortController();
    leaving.current = aborting;
    setPosting({ state: "sending", content, sent: { loaded: 0, total: 0 } });
    await whileNoOtherTabSends(aborting.signal, () => send(content, onArrived, aborting));
  };

  const send = async (
    content: Content,
    onArrived: (outcome: Arrived) => void,
    aborting: AbortController,
  ) => {
    // The tab that sent before has erased or changed the answers.
    if (!isUnchanged()) {
      setPosting({ state: "idle" });
      return onGone();
    }
    hasLeft.current = true;
    const editing = loadEditing();
    const sent = editing ? { ...content, fields: editFields(content.fields) } : content;
    const key = await keyFor(fingerprintOf(content));
    const outcome = await postRequest(bodyOf(sent), {
      type: content.type,
      key,
      edited: editing,
      signal: aborting.signal,
      onProgress: (progress) => setPosting({ state: "sending", content, sent: progress }),
    });
    if (aborting.signal.aborted) return;
    hasLeft.current = outcome.kind !== "broken" && outcome.kind !== "refused";
    if (outcome.kind === "broken") return setPosting({ state: "broken" });
    // The page is about to change; until then the send looks under way.
    if (outcome.kind === "edited") return editing && void leaveEdit(editing);
    setPosting({ state: "idle" });
    if (editing && outcome.kind === "refused" && outcome.code === "requests.changedMeanwhile")
      return conflicts.raise({ requestId: editing.requestId, again: () => again.current?.() });
    onArrived(outcome);
  };

  // Once, when the device is online again; after that the person decides.
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
