import { useEffect, useRef } from "react";
import { renewLease } from "../../../contract/office/desk/request-actions.ts";
import type { DeskRequest } from "../../../contract/office/desk/requests.ts";
import { MINUTE_MS } from "../../../domain/durations.ts";
import { useSession } from "../frame/session.tsx";

const EVERY_MS = 4 * MINUTE_MS;
const TOUCHES = ["pointerdown", "keydown", "wheel"] as const;

/** Keeps the lease while somebody works on the page; an idle page lets it end (ruling O1). */
export function useLease({ id, assignee }: Pick<DeskRequest, "id" | "assignee">) {
  const { ask, member } = useSession();
  const isTouched = useRef(false);
  const isMine = assignee?.id === member.id;

  useEffect(() => {
    if (!isMine) return undefined;
    const touch = () => {
      isTouched.current = true;
    };
    const renew = () => {
      if (!isTouched.current || document.hidden) return;
      isTouched.current = false;
      void ask(renewLease, { params: { id }, body: {} });
    };
    for (const name of TOUCHES) document.addEventListener(name, touch, { passive: true });
    const timer = setInterval(renew, EVERY_MS);
    return () => {
      clearInterval(timer);
      for (const name of TOUCHES) document.removeEventListener(name, touch);
    };
  }, [ask, id, isMine]);
}
