import type { FastifyRequest } from "fastify";
import { requestSent } from "../../../../contract/page-paths.ts";
import type { HandOff } from "../../../../contract/payments.ts";
import type { LeadTaken } from "../../../../contract/sends.ts";
import { momentOf } from "../../../../contract/values.ts";
import type { PurchaseType } from "../../../../domain/ways-of-buying.ts";
import { pageLanguageOf, pagePath } from "../../../http/page-language.ts";
import { Problem } from "../../../http/problem.ts";
import type { Parts } from "../../../parts.ts";
import { accountKey, addressKey } from "../../../http/caller-keys.ts";
import type { Documents } from "../../documents/documents.ts";
import type { Drafts } from "../../drafts/drafts.ts";
import type { Payments } from "../../payments/payments.ts";
import type { Quotes } from "../../quotes/quotes.ts";
import { derivedKey, fingerprintOf, readKey } from "./idempotency.ts";
import { type Arrived, createReceiving, type FindEarlier } from "./receive-purchase.ts";
import { requestTexts } from "./request-texts.ts";
import {
  lockRequestIn,
  type RequestRow,
  touchRequestIn,
} from "../../../records/requests/requests-store.ts";
import { AlreadySent, type SendKey } from "./send-key.ts";
import { ownerFromFields } from "./send-owner.ts";
import { sendKindOf } from "../read/sent-draft.ts";
import { createSendsStore, type EarlierSend } from "./sends-store.ts";
import { createPurchaseStorage, type Sender } from "./store-purchase.ts";

type Answer = HandOff | LeadTaken;

const leadTaken = (
  { number, email, promisedFor }: RequestRow,
  { language }: Sender,
): LeadTaken => ({
  status: "success",
  req_true: "true",
  number,
  email,
  redirectUrl: pagePath(language, requestSent),
  message: requestTexts[language].leadTaken,
  promisedFor: momentOf(promisedFor),
});

/**
 * Sends with the same key are one send (ruling P6). The transaction decides which: none waits for
 * the body of another, whose sender may have stopped. Pictures are stored before it.
 */
export const createSending = (
  parts: Pick<Parts, "configuration" | "db" | "jobs" | "keys" | "limits" | "now">,
  features: { documents: Documents; drafts: Drafts; quotes: Quotes; payments: Payments },
) => {
  const { keys, limits } = parts;
  const { documents, payments } = features;
  const sends = createSendsStore(parts.db);
  const receive = createReceiving(parts, features);
  const storePurchase = createPurchaseStorage(parts, features);

  const answerAgain = async (
    earlier: EarlierSend,
    again: { fingerprint: string; isLead: boolean },
    sender: Sender,
  ): Promise<Answer> => {
    if (earlier.fingerprint !== again.fingerprint) throw new Problem("requests.keyReused");
    const { language } = sender;
    const { request, attempt } = await parts.db.transaction(async (tx) => {
      const locked = await lockRequestIn(tx, earlier.requestId);
      if (!locked) throw new Problem("requests.notFound");
      if (again.isLead) return { request: locked, attempt: undefined };
      const attempt = await payments.continueIn(tx, locked, language);
      await touchRequestIn(tx, locked.id, parts.now());
      return { request: locked, attempt };
    });
    return attempt ? payments.handOff(attempt, request, language) : leadTaken(request, sender);
  };

  const save = async ({ checked, received }: Arrived, sender: Sender, key: SendKey) => {
    try {
      return await storePurchase(checked, received, sender, key);
    } catch (error) {
      // The commit may have happened before any other failure: the sweeper decides by the rows.
      if (error instanceof Problem || error instanceof AlreadySent)
        await documents.discard(received);
      throw error;
    }
  };

  const finish = async (arrived: Arrived, sender: Sender, key: SendKey): Promise<Answer> => {
    try {
      const { request, attempt } = await save(arrived, sender, key);
      return attempt
        ? await payments.handOff(attempt, request, sender.language)
        : leadTaken(request, sender);
    } catch (error) {
      if (!(error instanceof AlreadySent)) throw error;
      const isLead = arrived.checked.kind === "lead";
      return answerAgain(error.send, { fingerprint: key.fingerprint, isLead }, sender);
    }
  };

  const earlierUnder = (key: string | undefined, { customer }: Sender): FindEarlier => {
    let found: ReturnType<FindEarlier>;
    return (fields) => {
      const owner = ownerFromFields(keys, customer, fields);
      if (key !== undefined && owner !== undefined) found ??= sends.find({ owner, key });
      return found;
    };
  };

  const sendOnce = async (
    request: FastifyRequest,
    type: PurchaseType,
    sender: Sender,
    given: string | undefined,
  ) => {
    const arrived = await receive(request, type, earlierUnder(given, sender));
    const fingerprint = fingerprintOf(keys, type, arrived.sent);
    if ("earlier" in arrived) {
      const isLead = sendKindOf(type, arrived.sent.fields) === "lead";
      return answerAgain(arrived.earlier, { fingerprint, isLead }, sender);
    }
    const key = given ?? derivedKey(fingerprint);
    return finish(arrived, sender, { key, fingerprint, derived: given === undefined });
  };

  return async (request: FastifyRequest, type: PurchaseType): Promise<Answer> => {
    const { customer } = request;
    const sender = { customer, language: pageLanguageOf(request) };
    const key = readKey(request.headers["idempotency-key"]);
    const account = customer ? [accountKey(keys, customer.email)] : [];
    await limits.take("send", ...account, addressKey(request.ip));
    return sendOnce(request, type, sender, key);
  };
};
