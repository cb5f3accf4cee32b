import type { Parts } from "../../parts.ts";
import { noteArrivedIn } from "../../records/payments/attempts-store.ts";
import {
  requestsWithEarlierRefunds,
  takeOverEarlierRefundsIn,
} from "../../records/refunds/earlier-refunds-store.ts";
import { lockRequestIn } from "../../records/requests/requests-store.ts";
import { proposeOwedIn } from "./settle-request.ts";

const BATCH = 200;

/** What the release before noted as money to go back becomes a refund that waits for its approval. */
export const createEarlierRefunds =
  ({ db, now }: Pick<Parts, "db" | "now">) =>
  async () => {
    for (;;) {
      const ids = await requestsWithEarlierRefunds(db, BATCH);
      for (const id of ids)
        await db.transaction(async (tx) => {
          const request = await lockRequestIn(tx, id);
          if (!request) return;
          for (const { attemptId, arrivedFils } of await takeOverEarlierRefundsIn(tx, id))
            await noteArrivedIn(tx, attemptId, arrivedFils);
          await proposeOwedIn(tx, request, now());
        });
      if (ids.length < BATCH) return;
    }
  };
