import type { Language } from "../../../../domain/language.ts";
import { normaliseEmail } from "../../../../domain/accounts/email.ts";
import type { Transaction } from "../../../adapters/database/database.ts";
import { sendLetterIn } from "../../../adapters/mail/send-mail.ts";
import type { Customer } from "../../../http/access.ts";
import type { Parts } from "../../../parts.ts";
import { accountKey } from "../../../http/caller-keys.ts";
import { lockAccountIn } from "../../accounts/account-rows-store.ts";
import type { Documents } from "../../documents/documents.ts";
import type { ReceivedDocument } from "../../documents/received-document.ts";
import type { Drafts } from "../../drafts/drafts.ts";
import type { Payments } from "../../payments/payments.ts";
import type { Quotes } from "../../quotes/quotes.ts";
import { type Actor, byCustomer, bySystem, byVisitor } from "../../../records/audit/audit-store.ts";
import type { CheckedPurchase } from "../read/check-purchase.ts";
import { rateChosen, ratingWith } from "../read/confirm-price.ts";
import { claimLeadsIn } from "../../../records/requests/claims-store.ts";
import { insertConsentsIn } from "./consents-store.ts";
import { sealEmiratesId } from "../../../records/requests/emirates-id-column.ts";
import { ratedColumns } from "../../../records/requests/rated-columns.ts";
import { leadLetter, newLeadLetter, receivedLetter } from "../letters/purchase-letters.ts";
import {
  insertRequestIn,
  moveRequestIn,
  type RequestRow,
} from "../../../records/requests/requests-store.ts";
import { newRequestId } from "../../../records/requests/new-names.ts";
import { claimKeyIn, type SendKey } from "./send-key.ts";
import { ownerOf } from "./send-owner.ts";

export type Sender = { customer: Customer | undefined; language: Language };

/** A lead stores only which package was liked. */
const packageColumns = (checked: CheckedPurchase) =>
  checked.kind === "lead"
    ? { packageId: checked.wish?.packageId ?? null }
    : ratedColumns(checked.priced);

/**
 * All in one commit, which rates again and erases the account's draft (ruling P1).
 * @throws {AlreadySent} when the key has a request
 */
export const createPurchaseStorage = (
  {
    configuration,
    db,
    jobs,
    keys,
    limits,
    now,
  }: Pick<Parts, "configuration" | "db" | "jobs" | "keys" | "limits" | "now">,
  {
    documents,
    drafts,
    payments,
    quotes,
  }: {
    documents: Pick<Documents, "discard" | "insertIn">;
    drafts: Pick<Drafts, "useUpIn">;
    payments: Pick<Payments, "createFirstAttemptIn">;
    quotes: Pick<Quotes, "rate" | "edition">;
  },
) => {
  const pricedIn = async (tx: Transaction, checked: CheckedPurchase): Promise<CheckedPurchase> => {
    if (checked.kind === "lead") return checked;
    return { ...checked, priced: await rateChosen(ratingWith(quotes, tx), checked) };
  };

  const insertIn = (tx: Transaction, checked: CheckedPurchase, sender: Sender, at: Date) => {
    const { customer, language } = sender;
    const { answers, emiratesId } = checked;
    const id = newRequestId();
    const isOwn = customer && normaliseEmail(customer.email) === answers.email;
    const by: Actor = customer ? byCustomer(customer.id) : byVisitor;
    const row = {
      ...answers,
      ...packageColumns(checked),
      id,
      language,
      invented: configuration.gateway.kind === "practice",
      userId: isOwn ? customer.id : null,
      emiratesIdSealed: emiratesId === undefined ? null : sealEmiratesId(id, emiratesId, keys),
    };
    return insertRequestIn(tx, row, by, at, keys);
  };

  const moveIn = async (
    tx: Transaction,
    request: RequestRow,
    event: "priced" | "becameLead",
    at: Date,
  ) => {
    const moved = await moveRequestIn(tx, request, event, bySystem, at);
    if (!moved) throw new Error("The new request could not be moved on.");
    return moved;
  };

  const priceIn = async (tx: Transaction, request: RequestRow, language: Language, at: Date) => {
    const priced = await moveIn(tx, request, "priced", at);
    await sendLetterIn(tx, jobs, receivedLetter(priced));
    const attempt = await payments.createFirstAttemptIn(tx, priced, language);
    return { request: priced, attempt };
  };

  const leadIn = async (tx: Transaction, request: RequestRow, mayWrite: boolean, at: Date) => {
    const lead = await moveIn(tx, request, "becameLead", at);
    const hasAccount = lead.userId !== null || (await lockAccountIn(tx, lead.email));
    if (lead.userId === null && hasAccount) await claimLeadsIn(tx, lead.email, bySystem, at);
    if (mayWrite) await sendLetterIn(tx, jobs, leadLetter(lead, hasAccount));
    await sendLetterIn(tx, jobs, newLeadLetter(lead, configuration.adminEmail));
    return { request: lead, attempt: undefined };
  };

  /** Anybody can enter any address in a lead, so it gets only a few mails an hour. */
  const mayWriteTo = ({ kind, answers }: CheckedPurchase, { customer }: Sender) =>
    kind === "priced" || customer?.email === answers.email
      ? true
      : limits.tryTake("leadMail", accountKey(keys, answers.email));

  return async (
    checked: CheckedPurchase,
    received: readonly ReceivedDocument[],
    sender: Sender,
    key: SendKey,
  ) => {
    const mayWrite = await mayWriteTo(checked, sender);
    const { stored, unusedFiles: files } = await db.transaction(async (tx) => {
      const at = now();
      const { language } = sender;
      const request = await insertIn(tx, await pricedIn(tx, checked), sender, at);
      const requestId = request.id;
      const owner = ownerOf(keys, sender.customer, checked.answers.email);
      await claimKeyIn(tx, { ...key, owner, requestId, createdAt: at });
      await documents.insertIn(tx, requestId, received);
      await insertConsentsIn(
        tx,
        checked.consents.map((consent) => ({ ...consent, requestId, language, at })),
      );
      const unusedFiles = sender.customer ? await drafts.useUpIn(tx, sender.customer.id, at) : [];
      return {
        unusedFiles,
        stored:
          checked.kind === "priced"
            ? await priceIn(tx, request, language, at)
            : await leadIn(tx, request, mayWrite, at),
      };
    });
    await documents.discard(files);
    return stored;
  };
};
