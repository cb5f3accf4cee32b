import type { FastifyRequest } from "fastify";
import type { HandOff } from "../../../contract/requests.ts";
import {
  documentFieldName,
  documentsNeeded,
  parseDocumentField,
} from "../../../domain/documents/documents.ts";
import { customerOf } from "../../http/access.ts";
import { pageLanguageOf } from "../../http/page-language.ts";
import { Problem } from "../../http/problem.ts";
import type { Parts } from "../../parts.ts";
import { accountKey, addressKey } from "../accounts/caller-keys.ts";
import type { Documents, ReceivedDocument } from "../documents/documents.ts";
import type { Payments } from "../payments/payments.ts";
import type { Quotes } from "../quotes/quotes.ts";
import { checkEarly, checkRenewal, type CheckedRenewal } from "./check-renewal.ts";
import { derivedKey, fingerprintOf, oneAtATime, readKey } from "./idempotency.ts";
import { readMultipart, type SentParts } from "./read-multipart.ts";
import { createRequestsStore, lockRequestIn } from "./requests-store.ts";
import { createSendsStore, type EarlierSend } from "./sends-store.ts";
import { AlreadySent, createRenewalStorage, type Sender, type SendKey } from "./store-renewal.ts";

/** A send whose pictures lie in the document store and wait for their rows. */
type Arrived = { sent: SentParts; received: ReceivedDocument[]; checked: CheckedRenewal };

const slotOf = (fieldName: string) => parseDocumentField("renew", undefined, fieldName);

const refuseMissingDocuments = ({ hashes }: SentParts) => {
  const slot = documentsNeeded({ type: "renew" }).find((one) => !hashes.has(one));
  if (slot)
    throw new Problem("documents.missing", { field: documentFieldName("renew", slot) ?? slot });
};

/**
 * `POST /api/carins/renew`. Pictures are drawn and stored before the one transaction, never inside
 * it; sends with the same key are one send (ruling P6).
 */
export const createRenewals = (
  parts: Pick<Parts, "db" | "keys" | "limits" | "now">,
  features: { documents: Documents; quotes: Quotes; payments: Payments },
) => {
  const { keys, limits, now } = parts;
  const { documents, payments, quotes } = features;
  const store = createRequestsStore(parts.db);
  const sends = createSendsStore(parts.db);
  const storeRenewal = createRenewalStorage(parts, features);
  const inTurn = oneAtATime();

  const arrive = async (request: FastifyRequest, { customer }: Sender): Promise<Arrived> => {
    const received: ReceivedDocument[] = [];
    const against = () => ({ customer, quotes, now: now() });
    try {
      const sent = await readMultipart(request, {
        slotOf,
        beforeFile: (fields) => checkEarly(fields, against()),
        takeFile: async (upload, slot) => {
          received.push(await documents.receive(upload, slot));
        },
      });
      const checked = await checkRenewal(sent.fields, against());
      refuseMissingDocuments(sent);
      return { sent, received, checked };
    } catch (error) {
      await documents.discard(received);
      throw error;
    }
  };

  /** The answer of the first send once more: its request and its open attempt. */
  const answerAgain = async (
    earlier: EarlierSend,
    fingerprint: string,
    { language }: Sender,
  ): Promise<HandOff> => {
    if (earlier.fingerprint !== fingerprint) throw new Problem("requests.keyReused");
    const { request, attempt } = await store.transaction(async (tx) => {
      const locked = await lockRequestIn(tx, earlier.requestId);
      if (!locked) throw new Error("The request of a send is gone.");
      return { request: locked, attempt: await payments.continueIn(tx, locked, language) };
    });
    return payments.handOff(attempt, request, language);
  };

  const save = async ({ checked, received }: Arrived, sender: Sender, key: SendKey) => {
    try {
      return await storeRenewal(checked, received, sender, key);
    } catch (error) {
      // After any other failure the commit may have happened: the sweeper decides by the rows.
      if (error instanceof Problem || error instanceof AlreadySent)
        await documents.discard(received);
      throw error;
    }
  };

  const finish = async (arrived: Arrived, sender: Sender, key: SendKey): Promise<HandOff> => {
    try {
      const { request, attempt } = await save(arrived, sender, key);
      return await payments.handOff(attempt, request, sender.language);
    } catch (error) {
      if (!(error instanceof AlreadySent)) throw error;
      return answerAgain(error.send, key.fingerprint, sender);
    }
  };

  const sendUnderKey = async (request: FastifyRequest, sender: Sender, key: string) => {
    const earlier = await sends.find({ owner: sender.customer.id, key });
    if (earlier) {
      const sent = await readMultipart(request, { slotOf });
      return answerAgain(earlier, fingerprintOf(keys, sent), sender);
    }
    const arrived = await arrive(request, sender);
    const fingerprint = fingerprintOf(keys, arrived.sent);
    return finish(arrived, sender, { key, fingerprint, derived: false });
  };

  const sendWithoutKey = async (request: FastifyRequest, sender: Sender) => {
    const arrived = await arrive(request, sender);
    const fingerprint = fingerprintOf(keys, arrived.sent);
    return finish(arrived, sender, { key: derivedKey(fingerprint), fingerprint, derived: true });
  };

  /**
   * @throws {Problem} request.tooMany, request.invalid, request.tooLarge, request.busy, every code
   * of `requests` but those of cancelling, and of `documents`; payments.unavailable
   */
  return async (request: FastifyRequest): Promise<HandOff> => {
    const customer = customerOf(request);
    const sender = { customer, language: pageLanguageOf(request) };
    const key = readKey(request.headers["idempotency-key"]);
    await limits.take("send", accountKey(keys, customer.email), addressKey(request.ip));
    if (key === undefined) return sendWithoutKey(request, sender);
    return inTurn(`${customer.id} ${key}`, () => sendUnderKey(request, sender, key));
  };
};
