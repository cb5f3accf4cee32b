import type { FastifyRequest } from "fastify";
import type { PurchaseType } from "../../../domain/purchase/draft.ts";
import { Problem } from "../../http/problem.ts";
import type { Parts } from "../../parts.ts";
import type { Documents, ReceivedDocument } from "../documents/documents.ts";
import type { Quotes } from "../quotes/quotes.ts";
import { createBorrowing } from "./borrow-documents.ts";
import {
  type CheckedPurchase,
  createCheck,
  refuseForeignDocuments,
  refuseMissingDocuments,
  slotOf,
} from "./check-purchase.ts";
import {
  isTooLarge,
  noParts,
  type PartHandling,
  readMultipart,
  type SentParts,
} from "./read-multipart.ts";
import { sendKindOf } from "./sent-draft.ts";

/** A send whose pictures lie in the document store and wait for their rows. */
export type Arrived = { sent: SentParts; received: ReceivedDocument[]; checked: CheckedPurchase };

/**
 * The parts of a send. Session comes before body: without an account only a lead hears what is
 * wrong with it, unless it is too long for anybody.
 * @throws {Problem} accounts.loginRequired, those of `readMultipart`
 */
export const readSend = async (
  request: FastifyRequest,
  type: PurchaseType,
  handling: Omit<PartHandling, "slotOf"> = {},
): Promise<SentParts> => {
  const sent = noParts();
  const place = (name: string, fields: Record<string, string>) => slotOf(type, fields, name);
  const isRefused = () => !request.customer && sendKindOf(type, sent.fields) !== "lead";
  try {
    await readMultipart(request, { slotOf: place, ...handling }, sent);
  } catch (error) {
    const isAboutBody = error instanceof Problem && !isTooLarge(error);
    throw isAboutBody && isRefused() ? new Problem("accounts.loginRequired") : error;
  }
  if (isRefused()) throw new Problem("accounts.loginRequired");
  return sent;
};

/**
 * Takes a send in: its pictures are drawn and stored, those it leaves out copied from the request it
 * names, and all of them go again when it is refused.
 */
export const createReceiving = (
  { db, now }: Pick<Parts, "db" | "now">,
  { documents, quotes }: { documents: Documents; quotes: Pick<Quotes, "findOffer"> },
) => {
  const borrowing = createBorrowing({ db }, documents);

  /** @throws {Problem} those of `readSend`, `findLender`, `checkPurchase` and of `documents` */
  return async (request: FastifyRequest, type: PurchaseType): Promise<Arrived> => {
    const received: ReceivedDocument[] = [];
    const check = createCheck(type, () => ({ customer: request.customer, quotes, now: now() }));
    try {
      const sent = await readSend(request, type, {
        beforeFile: check.early,
        takeFile: async (upload, slot) => {
          received.push(await documents.receive(upload, slot));
        },
      });
      const lender = await borrowing.findLender(sent.fields["documentsFrom"], request.customer);
      const checked = await check.final(sent.fields);
      refuseForeignDocuments(checked.draft, sent);
      if (lender) await borrowing.borrow(lender, checked.draft, received);
      refuseMissingDocuments(checked, new Set(received.map(({ slot }) => slot)));
      return { sent, received, checked };
    } catch (error) {
      await documents.discard(received);
      throw error;
    }
  };
};
