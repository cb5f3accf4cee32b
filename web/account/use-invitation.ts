import { useEffect, useState } from "react";

const readFragment = () =>
  new URLSearchParams(window.location.hash.slice(1)).get("email") ?? undefined;

/**
 * The e-mail that a mailed link brings (ruling P8). It comes in the fragment, which no server and
 * no proxy gets to see, and leaves the address bar at once (finding E19).
 */
export function useInvitation(): string | undefined {
  const [invited, setInvited] = useState<string>();

  useEffect(() => {
    const email = readFragment();
    if (email === undefined) return;
    setInvited(email);
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, "", pathname + search);
  }, []);

  return invited;
}
