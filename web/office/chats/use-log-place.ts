import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { KeptHere } from "./kept-here.ts";

/** So near to the end somebody reads the newest line. */
const NEAR_PX = 48;

/** The log stays where somebody reads, and at its end where they read that. */
export function useLogPlace(newestLine: string, here: KeptHere) {
  const log = useRef<HTMLDivElement>(null);
  const place = useRef(here.read().place);
  const [hasNewer, setHasNewer] = useState(false);

  const toEnd = () => {
    const box = log.current;
    if (box) box.scrollTop = box.scrollHeight;
    place.current = null;
    setHasNewer(false);
  };

  useLayoutEffect(() => {
    if (log.current && place.current !== null) log.current.scrollTop = place.current;
  }, []);

  const seen = useRef(newestLine);
  useLayoutEffect(() => {
    if (place.current === null) toEnd();
    else if (seen.current !== newestLine) setHasNewer(true);
    seen.current = newestLine;
  }, [newestLine]);

  // The field below it grows and shrinks.
  useEffect(() => {
    const box = log.current;
    if (!box) return undefined;
    const observer = new ResizeObserver(() => {
      if (place.current === null) toEnd();
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  return {
    log,
    hasNewer,
    toEnd,
    note: () => {
      const box = log.current;
      if (!box) return;
      const isNear = box.scrollHeight - box.clientHeight - box.scrollTop < NEAR_PX;
      place.current = isNear ? null : Math.round(box.scrollTop);
      here.keep({ place: place.current });
      if (isNear) setHasNewer(false);
    },
  };
}
