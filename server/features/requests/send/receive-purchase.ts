import type { FastifyRequest } from "fastify";
import type { PurchaseType } from "../../../../domain/ways-of-buying.ts";
import { Problem } from "../../../http/problem.ts";
import type { Parts } from "../../../parts.ts";
import type { Documents } from "../../documents/documents.ts";
import type { ReceivedDocument } from "../../documents/received-document.ts";
import type { Quotes } from "../../quotes/quotes.ts";
import { createBorrowing } from "../read/borrow-documents.ts";
import {
  type CheckedPurchase,
  createCheck,
  refuseForeignDocuments,
  refuseMissingDocuments,
  slotOf,
} from "../read/check-purchase.ts";
import {
  isTooLarge,
  noParts,
  onlyMeasure,
  type PartHandling,
  readMultipart,
  type SentParts,
} from "../../../http/multipart/read-form.ts";
import { sendKindOf } from "../read/sent-draft.ts";
import type { EarlierSend } from "./sends-store.ts";

/** A send under a key that was used before: it is neither checked nor stored. */
type Repeated = { sent: SentParts; earlier: EarlierSend };

/** Searches once the fields so far name the sender. */
export type FindEarlier = (
  fields: Record<string, string>,
) => Promise<EarlierSend | undefined> | undefined;

export type Arrived = {
  sent: SentParts;
  received: readonly ReceivedDocument[];
  checked: CheckedPurchase;
};

/** Only a lead is told without a session what is wrong with its body, unless it is too large. */
const readSend = async (
  request: FastifyRequest,
  type: PurchaseType,
  handling: Omit<PartHandling, "slotOf">,
): Promise<SentParts> => {
  const sent = noParts();
  const slotFor = (name: string, fields: Record<string, string>) => slotOf(type, fields, name);
  const isRefused = () => !request.customer && sendKindOf(type, sent.fields) !== "lead";
  try {
    await readMultipart(request, { slotOf: slotFor, ...handling }, sent);
  } catch (error) {
    const isAboutBody = error instanceof Problem && !isTooLarge(error);
    throw isAboutBody && isRefused() ? new Problem("accounts.loginRequired") : error;
  }
  if (isRefused()) throw new Problem("accounts.loginRequired");
  return sent;
};

/** Discards all stored pictures when the send is refused. */
export const createReceiving = (
  { db, now }: Pick<Parts, "db" | "now">,
  { documents, quotes }: { documents: Documents; quotes: Pick<Quotes, "rate" | "edition"> },
) => {
  const borrowing = createBorrowing({ db }, documents);

  return async (
    request: FastifyRequest,
    type: PurchaseType,
    findEarlier: FindEarlier,
  ): Promise<Arrived | Repeated> => {
    const check = createCheck(type, () => ({ customer: request.customer, quotes, now: now() }));
    let earlier: EarlierSend | undefined;
    let seenFields = -1;
    const beforeFile = async (fields: Record<string, string>) => {
      const { length } = Object.keys(fields);
      if (length === seenFields) return;
      seenFields = length;
      earlier ??= await findEarlier(fields);
      if (!earlier) await check.early(fields);
    };
    const gathered = await documents.gather(async (pictures) => {
      const sent = await readSend(request, type, {
        beforeFile,
        takeFile: (upload, slot) => (earlier ? onlyMeasure(upload) : pictures.take(upload, slot)),
      });
      earlier ??= await findEarlier(sent.fields);
      if (earlier) return { sent, earlier };
      const lender = await borrowing.findLender(sent.fields["documentsFrom"], request.customer);
      const checked = await check.final(sent.fields);
      refuseForeignDocuments(checked.draft, sent);
      if (lender)
        await borrowing.borrow(lender, checked.draft, pictures, new Set(sent.fieldOf.keys()));
      const received = await pictures.all();
      refuseMissingDocuments(checked, new Set(received.map(({ slot }) => slot)));
      return { sent, checked };
    });
    const { result, received } = gathered;
    if ("checked" in result) return { ...result, received };
    await documents.discard(received);
    return result;
  };
};
