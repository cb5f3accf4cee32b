import type { Keys } from "../../../adapters/keys.ts";
import { openText, sealText } from "../../../adapters/sealing.ts";
import type { RequestRow } from "./requests-store.ts";

type Sealing = Pick<Keys, "sealing">;

/** What ties a sealed Emirates ID to its request: it opens in no other row (ruling P12). */
const contextOf = (requestId: string) => `requests.emirates_id/${requestId}`;

export const sealEmiratesId = (requestId: string, digits: string, { sealing }: Sealing) =>
  sealText(sealing, contextOf(requestId), digits);

/** The 15 digits, or undefined where none were asked. */
export const openEmiratesId = (
  { id, emiratesIdSealed }: Pick<RequestRow, "id" | "emiratesIdSealed">,
  { sealing }: Sealing,
): string | undefined =>
  emiratesIdSealed === null ? undefined : openText(sealing, contextOf(id), emiratesIdSealed);
