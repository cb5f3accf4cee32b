import { isExpired, sentKey } from "../../../domain/purchase/purchase-keys.ts";

type Both = { en: string; ar: string };

/**
 * The request that was sent from this device last. Its draft is gone, so a visitor who returns from the
 * card page, or still has it open in another tab, finds here what has become of it.
 */
export type SentRequest = { insurerName: Both };

export function rememberSent({ insurerName }: SentRequest) {
  try {
    localStorage.setItem(sentKey, JSON.stringify({ insurerName, savedAt: Date.now() }));
  } catch {
    // Then the page can only say that there is nothing to check.
  }
}

/** Undefined once it is a day old: then it is erased. */
export function recallSent(now = Date.now()): SentRequest | undefined {
  try {
    const { insurerName, savedAt } = JSON.parse(
      localStorage.getItem(sentKey) ?? "null",
    ) as SentRequest & { savedAt: unknown };
    if (isExpired(Number(savedAt) || 0, now)) return forgetSent();
    return { insurerName: { en: String(insurerName.en), ar: String(insurerName.ar) } };
  } catch {
    return undefined;
  }
}

/** Once another purchase has begun, it would be taken for that one. */
export function forgetSent(): undefined {
  try {
    localStorage.removeItem(sentKey);
  } catch {
    // Where nothing can be stored there is nothing to remove.
  }
}
