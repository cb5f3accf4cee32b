import { randomUUID } from "node:crypto";
import type { Language } from "../../../domain/language.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import type { Customer } from "../../http/access.ts";
import type { Parts } from "../../parts.ts";
import type { Documents, ReceivedDocument } from "../documents/documents.ts";
import type { Payments } from "../payments/payments.ts";
import { byCustomer, bySystem } from "./audit-store.ts";
import type { CheckedRenewal } from "./check-renewal.ts";
import { isOver } from "./idempotency.ts";
import {
  createRequestsStore,
  insertConsentsIn,
  insertRequestIn,
  moveRequestIn,
} from "./requests-store.ts";
import {
  claimSendIn,
  type EarlierSend,
  lockSendIn,
  replaceSendIn,
  type Send,
} from "./sends-store.ts";

/** Another send with the same key was committed first: its request is the answer. */
export class AlreadySent extends Error {
  readonly send: EarlierSend;

  constructor(send: EarlierSend) {
    super("A send with this key was stored already.");
    this.send = send;
  }
}

/** Who sends, and in which language. */
export type Sender = { customer: Customer; language: Language };

export type SendKey = Pick<Send, "key" | "fingerprint" | "derived">;

const claimIn = async (tx: Transaction, send: Send) => {
  if (await claimSendIn(tx, send)) return;
  const earlier = await lockSendIn(tx, send);
  if (!earlier) throw new Error("The send that holds the key is gone.");
  if (!isOver(earlier, send.createdAt)) throw new AlreadySent(earlier);
  await replaceSendIn(tx, send);
};

const insertIn = (
  tx: Transaction,
  { renewal, offer }: CheckedRenewal,
  { customer, language }: Sender,
  at: Date,
) =>
  insertRequestIn(
    tx,
    {
      ...renewal.answers,
      id: randomUUID(),
      userId: customer.id,
      language,
      packageId: offer.id,
      insurer: offer.insurer,
      companyNameEn: offer.nameEn,
      companyNameAr: offer.nameAr,
      coverType: offer.coverType,
      priceFils: offer.priceFils,
      ledger: offer.ledger,
    },
    byCustomer(customer.id),
    at,
  );

/**
 * Stores a renewal with its key, documents, consents and first attempt to pay, all in one commit.
 * @throws {AlreadySent} when the key has a request
 */
export const createRenewalStorage = (
  { db, now }: Pick<Parts, "db" | "now">,
  {
    documents,
    payments,
  }: {
    documents: Pick<Documents, "insertIn">;
    payments: Pick<Payments, "createAttemptIn">;
  },
) => {
  const store = createRequestsStore(db);

  return (
    checked: CheckedRenewal,
    received: readonly ReceivedDocument[],
    sender: Sender,
    key: SendKey,
  ) =>
    store.transaction(async (tx) => {
      const at = now();
      const { customer, language } = sender;
      const request = await insertIn(tx, checked, sender, at);
      const requestId = request.id;
      await claimIn(tx, { ...key, owner: customer.id, requestId, createdAt: at });
      await documents.insertIn(tx, requestId, received);
      const consents = checked.renewal.consents;
      await insertConsentsIn(
        tx,
        consents.map((consent) => ({ ...consent, requestId, language, at })),
      );
      const priced = await moveRequestIn(tx, request, "priced", bySystem, at);
      if (!priced) throw new Error("The new request could not be priced.");
      return { request: priced, attempt: await payments.createAttemptIn(tx, priced, language) };
    });
};
