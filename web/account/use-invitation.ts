import { useEffect } from "react";
import { useBrowserValue } from "../ui/use-browser-value.ts";

/** Kept until the tab loads another page, as the fragment leaves the address bar at once. */
let invited: string | undefined;

const readInvitation = () => {
  invited = new URLSearchParams(location.hash.slice(1)).get("email") ?? invited;
  return invited;
};

/**
 * The e-mail that a mailed link brings (ruling P8). It comes in the fragment, which no server and
 * no proxy gets to see (finding E19).
 */
export function useInvitation(): string | undefined {
  const email = useBrowserValue(readInvitation);

  useEffect(() => {
    if (email === undefined) return;
    history.replaceState(history.state, "", location.pathname + location.search);
  }, [email]);

  return email;
}
