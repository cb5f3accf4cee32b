import { useEffect, useEffectEvent, useState } from "react";
import type { LiveEvent } from "../../../contract/office/live.ts";
import { isTyping } from "./is-typing.ts";
import { useLive } from "./live.tsx";

type By = Exclude<LiveEvent["by"], "system">;
/** `found` is missing where it could not be read. */
export type Change<Thing> = { event: string; by: By; found: Thing | undefined };

type Reading<Thing> = {
  id: string;
  /** Asked in the background; undefined where no answer came. */
  read: () => Promise<Thing | undefined>;
  apply: (found: Thing, change: Change<Thing>) => void;
  /** Reads it again at the wish of its reader. */
  reload: () => void;
};

/**
 * What others do to the thing that is shown: applied at once, or answered as waiting while somebody
 * types. It is applied when they have finished.
 */
export function useLiveChange<Thing>({ id, read, apply, reload }: Reading<Thing>) {
  const { listen } = useLive();
  const [waiting, setWaiting] = useState<Change<Thing>>();

  const applyNow = (change: Change<Thing>) => {
    setWaiting(undefined);
    if (change.found === undefined) reload();
    else apply(change.found, change);
  };

  const hear = useEffectEvent(async (event: string, by: By) => {
    const change = { event, by, found: await read() };
    if (change.found === undefined || isTyping()) setWaiting(change);
    else applyNow(change);
  });

  useEffect(
    () =>
      listen((told) => {
        if (told === "missed" || told.id !== id || told.isOwn || told.by === "system") return;
        void hear(told.event, told.by);
      }),
    [listen, id],
  );

  const lookAgain = useEffectEvent(() => {
    if (waiting?.found !== undefined && !isTyping()) applyNow(waiting);
  });
  const isWaiting = waiting !== undefined;
  useEffect(() => {
    if (!isWaiting) return undefined;
    // The focus arrives, and the dialog is gone, after the event.
    const later = () => setTimeout(lookAgain);
    document.addEventListener("focusout", later);
    document.addEventListener("close", later, true);
    return () => {
      document.removeEventListener("focusout", later);
      document.removeEventListener("close", later, true);
    };
  }, [isWaiting]);

  return {
    waiting,
    /** At the wish of somebody who types. */
    show: () => waiting && applyNow(waiting),
    /** What was read otherwise is newer. */
    drop: () => setWaiting(undefined),
  };
}
