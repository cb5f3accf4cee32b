import type { Keys } from "../../adapters/keys.ts";
import { openText, sealText } from "../../adapters/sealing.ts";
import type { RefundRow } from "./refunds-store.ts";

type Sealing = Pick<Keys, "sealing">;

/** Ties the ciphertext to its row: it cannot be opened in another. */
const contextOf = (refundId: string) => `refund_cases.iban/${refundId}`;

export const sealIban = (refundId: string, iban: string, { sealing }: Sealing) =>
  sealText(sealing, contextOf(refundId), iban);

/** Undefined where its customer has given none. */
export const openIban = (
  { id, ibanSealed }: Pick<RefundRow, "id" | "ibanSealed">,
  { sealing }: Sealing,
): string | undefined =>
  ibanSealed === null ? undefined : openText(sealing, contextOf(id), ibanSealed);

/** Country and the last three characters: enough to recognise one's own account. */
export const maskIban = (iban: string): string => `${iban.slice(0, 2)}•• … ••• ${iban.slice(-3)}`;
