import { type ReactNode, useEffect, useRef } from "react";
import { PAGE_LIVE } from "./page-live.ts";

/** Stands inside a `Suspense` that the server rendered: its buttons work later than the page's. */
export function LaterPart({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);

  useEffect(() => {
    part.current?.dispatchEvent(new Event(PAGE_LIVE, { bubbles: true }));
  }, []);

  return (
    <div ref={part} data-later-part className="empty:hidden">
      {children}
    </div>
  );
}
