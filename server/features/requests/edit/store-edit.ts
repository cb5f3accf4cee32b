import { borrowedSlot } from "../../../../domain/documents/borrowed-documents.ts";
import {
  documentsAccepted,
  documentSlots,
  type DocumentSlot,
} from "../../../../domain/documents/documents.ts";
import type { Language } from "../../../../domain/language.ts";
import { promiseAfterEdit } from "../../../../domain/requests/promise.ts";
import { nextState } from "../../../../domain/requests/request-state.ts";
import type { Transaction } from "../../../adapters/database/database.ts";
import type { Customer } from "../../../http/access.ts";
import { Problem } from "../../../http/problem.ts";
import type { Parts } from "../../../parts.ts";
import { withdrawForSlotsIn } from "../../document-requests/withdraw-request.ts";
import type { Documents } from "../../documents/documents.ts";
import type { ReceivedDocument } from "../../documents/received-document.ts";
import { replaceDocumentsIn } from "../../documents/replace-documents.ts";
import type { Payments } from "../../payments/payments.ts";
import type { Quotes } from "../../quotes/quotes.ts";
import { byCustomer } from "../../../records/audit/audit-store.ts";
import { calendarIn } from "../../../records/calendar/calendar-store.ts";
import { refuseForeignDocuments, refuseMissingDocuments } from "../read/check-purchase.ts";
import { insertNewConsentsIn } from "../send/consents-store.ts";
import { differing, type Edited, readEdited, type RequestChange } from "./edited-request.ts";
import { refuseStale } from "./read-edit.ts";
import type { SentParts } from "../../../http/multipart/read-form.ts";
import { ratingWith } from "../read/confirm-price.ts";
import { withInputs } from "../../../records/requests/stored-inputs.ts";
import { reprice } from "./reprice.ts";
import type { OffersOfRequest } from "../../../records/requests/offers-of-request.ts";
import {
  editRequestIn,
  lockOwnRequestIn,
  moveRequestIn,
  type RequestRow,
} from "../../../records/requests/requests-store.ts";

export type ArrivedEdit = {
  id: string;
  ifMatch: string | undefined;
  sent: SentParts;
  received: readonly ReceivedDocument[];
};

/** Undefined where the promise stays. */
const promisedAnewIn = async (tx: Transaction, request: RequestRow, at: Date) => {
  const calendar = await calendarIn(tx);
  const promise = promiseAfterEdit(calendar, request, at);
  const { version } = calendar;
  return (
    promise && {
      ...promise,
      promisedCalendar: version,
      ...(promise.dueAt !== undefined && { dueCalendar: version }),
    }
  );
};

/** Pictures that show another document after a change of the way of buying. */
const outdatedSlots = (slots: readonly DocumentSlot[], { draftBefore, purchase }: Edited) =>
  slots.filter((slot) => borrowedSlot(slot, draftBefore, purchase.draft) === undefined);

export const createEditStorage = (
  { db, jobs, keys, now }: Pick<Parts, "db" | "jobs" | "keys" | "now">,
  {
    documents,
    offers,
    payments,
    quotes,
  }: {
    documents: Pick<Documents, "listOf">;
    offers: Pick<OffersOfRequest, "hasAcceptedIn" | "carChangedIn">;
    payments: Pick<Payments, "giveUpIn">;
    quotes: Pick<Quotes, "rate" | "edition">;
  },
) => {
  /** An earlier price or another insurer must not be paid. */
  const voidPaymentsIn = async (
    tx: Transaction,
    request: RequestRow,
    change: RequestChange,
    customer: Customer,
  ) => {
    if ("priceFils" in change || "insurer" in change)
      await payments.giveUpIn(tx, request.id, byCustomer(customer.id));
  };

  const becomeLeadIn = async (tx: Transaction, request: RequestRow, customer: Customer) =>
    request.priceFils === null && nextState(request.state, "becameLead")
      ? ((await moveRequestIn(tx, request, "becameLead", byCustomer(customer.id), now())) ??
        request)
      : request;

  const replacePicturesIn = async (
    tx: Transaction,
    { id, sent, received }: ArrivedEdit,
    request: RequestRow,
    edited: Edited,
    customer: Customer,
  ) => {
    const stored = await documents.listOf(id, tx);
    const dropped = outdatedSlots(documentSlots, edited);
    const remaining = stored.map(({ slot }) => slot).filter((slot) => !dropped.includes(slot));
    const { draft } = edited.purchase;
    refuseForeignDocuments(draft, sent);
    // Pictures were borrowed for a way of buying that changed since.
    const accepted = documentsAccepted(draft);
    if (received.some(({ slot }) => !accepted.includes(slot)))
      throw new Problem("requests.changedMeanwhile");
    refuseMissingDocuments(
      edited.purchase,
      new Set([...remaining, ...received.map(({ slot }) => slot)]),
    );
    await withdrawForSlotsIn(tx, jobs, request, dropped, byCustomer(customer.id), now());
    return replaceDocumentsIn(tx, id, { received, dropped }, now());
  };

  /** Discard the `unused` files after the commit. */
  return (arrived: ArrivedEdit, customer: Customer, language: Language) =>
    db.transaction(async (tx) => {
      const { id, ifMatch, sent } = arrived;
      const stored = await lockOwnRequestIn(tx, customer.id, id);
      if (!stored) throw new Problem("requests.notFound");
      const request = withInputs(stored);
      refuseStale(request, ifMatch, sent.fields["version"]);

      const at = now();
      const hasAccepted = await offers.hasAcceptedIn(tx, id);
      const reading = { customer, keys, now: at, hasAccepted };
      const edited = readEdited(request, sent.fields, reading);
      const price = await reprice(ratingWith(quotes, tx), request, edited);
      const change = differing(request, { ...edited.columns, ...price });
      const pictures = await replacePicturesIn(tx, arrived, request, edited, customer);
      const consents = edited.purchase.consents.map((one) => ({
        ...one,
        requestId: id,
        language,
        at,
      }));
      const agreed = await insertNewConsentsIn(tx, id, consents);

      const isChanged = Object.keys(change).length > 0 || pictures.isChanged || agreed > 0;
      if (!isChanged) return { request, unused: pictures.unused };
      await voidPaymentsIn(tx, request, change, customer);
      const promise = edited.isRiskChanged && (await promisedAnewIn(tx, request, at));
      const by = byCustomer(customer.id);
      const row = await editRequestIn(tx, request, { ...change, ...promise }, by, at, keys);
      const settled = edited.isCarChanged
        ? await offers.carChangedIn(tx, row, byCustomer(customer.id))
        : row;
      return { request: await becomeLeadIn(tx, settled, customer), unused: pictures.unused };
    });
};
