import { HOUR_MS } from "../../../domain/durations.ts";
import { randomStorageKey } from "../../adapters/storage/document-store.ts";
import type { IntentsStore } from "./intents-store.ts";

/** Four sends of six pictures: one insert each would make a send noticeably slower. */
const AT_ONCE = 24;
/** Much shorter than the day after which a key without a row is an orphan. */
const USABLE_MS = HOUR_MS;

/** Keys whose intents are written already. What a process leaves over is forgotten after a day. */
export const createKeyReserve = (store: Pick<IntentsStore, "insert">, now: () => Date) => {
  let keys: string[] = [];
  let writtenAt = 0;
  let filling: Promise<void> | undefined;

  const fill = async () => {
    const fresh = Array.from({ length: AT_ONCE }, randomStorageKey);
    const at = now();
    await store.insert(fresh, at);
    keys = fresh;
    writtenAt = at.getTime();
  };

  return async (): Promise<string> => {
    for (;;) {
      const isUsable = Math.abs(now().getTime() - writtenAt) < USABLE_MS;
      const key = isUsable ? keys.pop() : undefined;
      if (key !== undefined) return key;
      filling ??= fill().finally(() => (filling = undefined));
      await filling;
    }
  };
};
