const KEY = "insuranceSent";

type Both = { en: string; ar: string };

/**
 * The request this tab has just sent. Its draft is gone, so whoever comes back from the card page
 * finds here what has become of it.
 */
export type SentRequest = { insurerName: Both };

export function rememberSent(sent: SentRequest) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(sent));
  } catch {
    // Then the page can only say that there is nothing to check.
  }
}

export function recallSent(): SentRequest | undefined {
  try {
    const { insurerName } = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as SentRequest;
    return { insurerName: { en: String(insurerName.en), ar: String(insurerName.ar) } };
  } catch {
    return undefined;
  }
}
