import type { FastifyRequest } from "fastify";
import { isUuid } from "../../adapters/database/uuid.ts";
import { customerOf } from "../../http/access.ts";
import { accountKey, addressKey } from "../../http/caller-keys.ts";
import { Problem } from "../../http/problem.ts";
import type { Parts } from "../../parts.ts";
import { byCustomer, bySystem, byVisitor } from "../../records/audit/audit-store.ts";
import type { Documents } from "../documents/documents.ts";
import { lockRequestIn } from "../../records/requests/requests-store.ts";
import { documentLinkHash, openFor, presentAsked } from "./document-link.ts";
import {
  createDocumentRequestsStore,
  handTurnOverIn,
  moveDocumentRequestIn,
} from "./document-requests-store.ts";
import { createReceiving } from "./receive-pictures.ts";

const SWEEP_BATCH = 200;

/** Better pictures of documents: what the customer does, by the mailed link or in the profile. */
export const createDocumentRequests = (
  parts: Pick<Parts, "db" | "keys" | "limits" | "now">,
  documents: Pick<Documents, "gather" | "discard">,
) => {
  const { db, keys, limits, now } = parts;
  const store = createDocumentRequestsStore(db);
  const receive = createReceiving(parts, documents);

  const findByLink = async (token: string) =>
    openFor(await store.findByToken(documentLinkHash(keys, token)), now());

  const expire = ({ id, requestId }: { id: string; requestId: string }) =>
    db.transaction(async (tx) => {
      const request = await lockRequestIn(tx, requestId);
      const at = now();
      const expired = await moveDocumentRequestIn(tx, { id, requestId }, "expire", bySystem, at);
      if (request && expired) await handTurnOverIn(tx, request, bySystem, at, "documentAskExpired");
    });

  return {
    /** Mail scanners open links, so this changes nothing. @throws {Problem} */
    openLink: async (token: string) => presentAsked(await findByLink(token)),

    /** @throws {Problem} documents.notFound, documents.alreadySent, documents.linkEnded */
    sendByLink: async (request: FastifyRequest, token: string) => {
      await limits.take("askedPicture", addressKey(request.ip));
      await receive(request, await findByLink(token), byVisitor);
    },

    /** @throws {Problem} as by the link; documents.notFound also for another's */
    sendOwn: async (request: FastifyRequest, requestId: string, id: string) => {
      const customer = customerOf(request);
      if (!isUuid(requestId) || !isUuid(id)) throw new Problem("documents.notFound");
      const asked = openFor(await store.findOwn(customer.id, requestId, id), now());
      await limits.take("askedPicture", accountKey(keys, customer.email));
      await receive(request, asked, byCustomer(customer.id));
    },

    /** Hourly: what was not sent in time is our turn again. */
    sweep: async () => {
      for (;;) {
        const due = await store.expiredBy(now(), SWEEP_BATCH);
        for (const one of due) await expire(one);
        if (due.length < SWEEP_BATCH) return;
      }
    },
  };
};

export type DocumentRequests = ReturnType<typeof createDocumentRequests>;
