import { scopedName } from "../draft/purchase-scope.ts";

/** Tabs share one purchase, so two uploads of it wait for each other; an abort ends the waiting. */
export async function whileNoOtherTabSends(
  signal: AbortSignal,
  send: () => Promise<void>,
): Promise<void> {
  // Missing in old browsers and without https.
  if (!("locks" in navigator)) return send();
  try {
    await navigator.locks.request(scopedName("send"), { signal }, send);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
