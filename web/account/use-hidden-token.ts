import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/**
 * Takes the secret of a mailed link out of the address bar, where it could be read over a shoulder
 * or photographed. The tab's history entry keeps it, so that a reload still works.
 */
export function useHiddenToken(given: string, shownPath: string): string {
  const { state } = useLocation() as { state: { token?: unknown } | null };
  const [token] = useState(given);
  const kept = typeof state?.token === "string" ? state.token : undefined;

  useEffect(() => {
    if (window.location.pathname === shownPath) return;
    // The router's own shape of an entry, so that it finds `token` as the location's state.
    const entry: Record<string, unknown> = { ...window.history.state, usr: { token } };
    window.history.replaceState(entry, "", shownPath);
  }, [token, shownPath]);

  return kept ?? token;
}
