import type { Bilingual } from "../../../domain/language.ts";
import { isExpired, sentKey } from "../../../domain/purchase/purchase-keys.ts";
import { readStored, removeStored, writeStored } from "../../shell/device/storage.ts";

/** Kept for visitors who come back from the card page: their draft is gone. */
export type SentRequest = { insurerName: Bilingual };

export const rememberSent = ({ insurerName }: SentRequest) =>
  writeStored("localStorage", sentKey, JSON.stringify({ insurerName, savedAt: Date.now() }));

/** Erased after a day. */
export function recallSent(now = Date.now()): SentRequest | undefined {
  try {
    const { insurerName, savedAt } = JSON.parse(
      readStored("localStorage", sentKey) ?? "null",
    ) as SentRequest & { savedAt: unknown };
    if (isExpired(Number(savedAt) || 0, now)) {
      forgetSent();
      return undefined;
    }
    return { insurerName: { en: String(insurerName.en), ar: String(insurerName.ar) } };
  } catch {
    return undefined;
  }
}

/** Called once another purchase has begun, or it would be taken for that one. */
export const forgetSent = () => removeStored("localStorage", sentKey);
