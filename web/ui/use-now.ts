import { useEffect, useState } from "react";
import { MINUTE_MS } from "../../domain/durations.ts";

/** Changes every minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());

  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);

  return now;
}
