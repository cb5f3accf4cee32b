import type { Transaction } from "../../../adapters/database/database.ts";
import { isOver } from "./idempotency.ts";
import {
  claimSendIn,
  type EarlierSend,
  lockSendIn,
  replaceSendIn,
  type Send,
} from "./sends-store.ts";

export type SendKey = Pick<Send, "key" | "fingerprint" | "derived">;

export class AlreadySent extends Error {
  readonly send: EarlierSend;

  constructor(send: EarlierSend) {
    super("A send with this key was stored already.");
    this.send = send;
  }
}

/** Also claims an expired key (contract "Send"). */
export const claimKeyIn = async (tx: Transaction, send: Send) => {
  if (await claimSendIn(tx, send)) return;
  const earlier = await lockSendIn(tx, send);
  if (!earlier) throw new Error("The send that holds the key is gone.");
  if (!isOver(earlier, send.createdAt)) throw new AlreadySent(earlier);
  await replaceSendIn(tx, send);
};
