import { useEffect, useRef } from "react";
import { useLatest } from "../../ui/use-latest.ts";

const OPENS_AFTER_MS = 800;
/** A choice belongs to the press that came so shortly before it. */
const PRESS_MS = 700;

const doings = ["pointerdown", "keydown", "focusin", "input"] as const;

type Asked = {
  /** Nothing was restored, edited or opened again: the person answers for the first time. */
  isFresh: boolean;
  /** All that a price needs is answered. */
  isComplete: boolean;
  open: () => void;
};

/**
 * The choice by a pointer that completes an empty form opens the prices by itself, unless the person
 * does anything meanwhile. A keyboard chooses on its way to another choice, so it never does.
 */
export function useOpeningPrices({ isFresh, isComplete, open }: Asked) {
  const wasComplete = useRef(isComplete);
  const pressedAt = useRef(-Infinity);
  const latest = useLatest(open);

  useEffect(() => {
    const press = ({ target }: PointerEvent) => {
      const isChoice = target instanceof Element && target.closest("label:has([type=radio])");
      pressedAt.current = isChoice ? performance.now() : -Infinity;
    };
    const type = () => {
      pressedAt.current = -Infinity;
    };
    const events = new AbortController();
    document.addEventListener("pointerdown", press, events);
    document.addEventListener("keydown", type, events);
    return () => events.abort();
  }, []);

  useEffect(() => {
    const completes = isFresh && isComplete && !wasComplete.current;
    wasComplete.current = isComplete;
    if (!completes || performance.now() - pressedAt.current > PRESS_MS) return undefined;

    const events = new AbortController();
    const stop = () => {
      clearTimeout(arming);
      clearTimeout(timer);
      events.abort();
    };
    const timer = setTimeout(() => {
      events.abort();
      latest.current();
    }, OPENS_AFTER_MS);
    // The choice itself is still being delivered.
    const arming = setTimeout(() => {
      for (const doing of doings)
        document.addEventListener(doing, stop, { signal: events.signal, capture: true });
    });
    return stop;
  }, [isFresh, isComplete, latest]);
}
