import type { Keys } from "../../adapters/keys.ts";
import { openText, sealText } from "../../adapters/sealing.ts";

type Sealed = { id: string; emiratesIdSealed: string | null };
type Sealing = Pick<Keys, "sealing">;

/** Ties the ciphertext to its row: it cannot be opened in another (ruling P12). */
const contextOf = (requestId: string) => `requests.emirates_id/${requestId}`;

export const sealEmiratesId = (requestId: string, digits: string, { sealing }: Sealing) =>
  sealText(sealing, contextOf(requestId), digits);

export const openEmiratesId = (
  { id, emiratesIdSealed }: Sealed,
  { sealing }: Sealing,
): string | undefined =>
  emiratesIdSealed === null ? undefined : openText(sealing, contextOf(id), emiratesIdSealed);
