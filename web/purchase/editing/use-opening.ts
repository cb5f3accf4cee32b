import { useEffect, useEffectEvent, useState } from "react";
import * as paths from "../../../contract/page-paths.ts";
import { useSite } from "../../i18n/use-site.ts";
import { announceChange } from "../draft/purchase-change.ts";
import { loginFor } from "../choice/login-first.ts";
import type { Opened } from "./open-request.ts";

export type Opening =
  | { state: "none" | "opening" }
  | { state: "refused"; why: Exclude<Opened, "opened" | "loginFirst"> };

const PAGE = paths.vehicleDetails;

/** Reads the request of `?edit=<id>` into this tab, then lets the form open. */
export function useOpening(id: string | undefined): Opening & { retry: () => void } {
  const { pathOf } = useSite();
  const [attempt, setAttempt] = useState(0);
  const [ended, setEnded] = useState<{ to: string; opened: Opened }>();
  const question = `${id} ${attempt}`;

  const leaveForLogin = useEffectEvent((edited: string) => {
    const back = `${pathOf(PAGE)}?edit=${encodeURIComponent(edited)}`;
    location.replace(pathOf(loginFor(encodeURIComponent(back))));
  });

  useEffect(() => {
    if (id === undefined) return undefined;
    let hasLeft = false;
    void import("./open-request.ts")
      .then(({ openRequest }) => openRequest(id))
      .catch((): Opened => "failed")
      .then((opened) => {
        if (hasLeft) return;
        if (opened === "loginFirst") return leaveForLogin(id);
        if (opened === "opened") announceChange();
        setEnded({ to: question, opened });
      });
    return () => {
      hasLeft = true;
    };
  }, [id, question]);

  const opened = ended?.to === question ? ended.opened : undefined;
  return { ...stateOf(id, opened), retry: () => setAttempt((count) => count + 1) };
}

function stateOf(id: string | undefined, opened: Opened | undefined): Opening {
  if (id === undefined || opened === "opened") return { state: "none" };
  if (opened === undefined || opened === "loginFirst") return { state: "opening" };
  return { state: "refused", why: opened };
}
