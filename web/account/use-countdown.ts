import { useEffect, useState } from "react";

/** Whole seconds left, from the clock, because timers sleep in hidden tabs. */
export function useCountdown(initial: number) {
  const [endsAt, setEndsAt] = useState(() => Date.now() + initial * 1000);
  const [left, setLeft] = useState(initial);

  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [endsAt]);

  return { left, restart: (seconds: number) => setEndsAt(Date.now() + seconds * 1000) };
}
