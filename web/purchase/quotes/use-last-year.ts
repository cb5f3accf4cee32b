import { useState } from "react";
import type { Fils } from "../../../domain/money.ts";
import { purchaseKeys } from "../../../domain/purchase/purchase-keys.ts";
import { readPurchaseKey, writePurchaseKey } from "../draft/purchase-storage.ts";

/** What was paid last year: kept on this device only, neither sent nor shared nor rated. */
export function useLastYear() {
  const [fils, setFils] = useState<Fils>(() => Number(readPurchaseKey(purchaseKeys.lastYear)) || 0);

  return {
    /** 0 where the person did not say. */
    fils,
    change: (paid: Fils) => {
      setFils(paid);
      writePurchaseKey(purchaseKeys.lastYear, String(paid));
    },
  };
}

export type LastYear = ReturnType<typeof useLastYear>;
