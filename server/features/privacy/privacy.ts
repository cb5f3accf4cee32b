import type { Language } from "../../../domain/language.ts";
import type { KeptData } from "../../../contract/privacy.ts";
import type { RequestDetails } from "../../../contract/requests.ts";
import { momentOf } from "../../../contract/values.ts";
import { erasedOn, mayErase } from "../../../domain/requests/retention.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import type { Customer } from "../../http/access.ts";
import { Problem } from "../../http/problem.ts";
import type { Parts } from "../../parts.ts";
import { shownUser } from "../accounts/accounts.ts";
import type { Documents } from "../documents/documents.ts";
import type { Drafts } from "../drafts/drafts.ts";
import type { Payments } from "../payments/payments.ts";
import type { CustomerPreferences } from "../preferences/preferences.ts";
import { byCustomer, writeAuditIn } from "../../records/audit/audit-store.ts";
import type { RequestRow } from "../../records/requests/requests-store.ts";
import { noteErasedIn } from "../../records/files/erasures-store.ts";
import { createRequestErasing } from "./erase-request.ts";
import {
  deleteMessagesOfIn,
  deleteUserIn,
  lockOwnRequestsIn,
  lockUserIn,
} from "./erasing-store.ts";
import { createPrivacyStore, retainedIn } from "./privacy-store.ts";
import { createRetention } from "./retention.ts";

type Erasing = "unsold" | "account";

type Features = {
  documents: Pick<Documents, "erase">;
  drafts: Pick<Drafts, "summary" | "eraseIn">;
  payments: Pick<Payments, "giveUpIn">;
  preferences: Pick<CustomerPreferences, "read">;
  requests: { details: (request: RequestRow, language: Language) => Promise<RequestDetails> };
};

const dated = <Row extends { requestId: string; at: Date }>(
  rows: readonly Row[],
  { id }: { id: string },
) =>
  rows
    .filter(({ requestId }) => requestId === id)
    .map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));

/** Data about a person, and its erasure on request or when its time is over (ruling D2). */
export const createPrivacy = (parts: Pick<Parts, "db" | "now">, features: Features) => {
  const { now } = parts;
  const { documents, drafts } = features;
  const store = createPrivacyStore(parts.db);
  const eraseRequestIn = createRequestErasing(parts, features.payments);

  const readRequests = async (
    customer: Customer,
    language: Language,
  ): Promise<KeptData["requests"]> => {
    const rows = await store.requestsOf(customer);
    const ids = rows.map(({ id }) => id);
    const [consents, payments, calls, notes] = await Promise.all([
      store.consentsOf(ids),
      store.paymentsOf(ids),
      store.callsOf(ids),
      store.countNotes(ids),
    ]);
    const presented = [];
    for (const row of rows)
      presented.push({
        ...(await features.requests.details(row, language)),
        consents: dated(consents, row),
        payments: dated(payments, row),
        calls: dated(calls, row).map(({ callBackAt, ...call }) => ({
          ...call,
          callBackAt: momentOf(callBackAt),
        })),
        notes: notes.get(row.id) ?? 0,
        erasedOn: erasedOn(row),
        mayErase: mayErase(row),
      });
    return presented;
  };

  const eraseUnsoldIn = async (tx: Transaction, customer: Customer) => {
    const by = byCustomer(customer.id);
    const own = await retainedIn(tx, await lockOwnRequestsIn(tx, customer));
    const [unsold, kept] = [own.filter(mayErase), own.filter((request) => !mayErase(request))];
    const files = await drafts.eraseIn(tx, customer.id, now());
    for (const request of unsold) files.push(...(await eraseRequestIn(tx, request, by)));
    const messages = await deleteMessagesOfIn(tx, customer.email, now());
    return {
      files,
      erased: { requests: unsold.length, documents: files.length, messages },
      kept: kept.map(({ number }) => number),
    };
  };

  const eraseAccountIn = async (tx: Transaction, customer: Customer) => {
    await lockUserIn(tx, customer.id);
    const result = await eraseUnsoldIn(tx, customer);
    // Rolls back all that this transaction erased before.
    if (result.kept.length > 0) throw new Problem("accounts.hasPolicies");
    await writeAuditIn(tx, {
      ...byCustomer(customer.id),
      at: now(),
      subject: "user",
      subjectId: customer.id,
      event: "erased",
    });
    await deleteUserIn(tx, customer.id);
    await noteErasedIn(tx, "account", [customer.id], now());
    return result;
  };

  return {
    read: async (customer: Customer, language: Language): Promise<KeptData> => {
      const [createdAt, preferences, requests, messages, draft, sessions] = await Promise.all([
        store.createdAt(customer.id),
        features.preferences.read(customer),
        readRequests(customer, language),
        store.messagesOf(customer.email),
        drafts.summary(customer.id),
        store.countSessions(customer.id, now()),
      ]);
      if (!createdAt) throw new Problem("accounts.loginRequired");
      return {
        user: { ...shownUser(customer), createdAt: createdAt.toISOString() },
        preferences,
        requests,
        messages: messages.map(({ at, ...message }) => ({ ...message, at: at.toISOString() })),
        draft,
        sessions,
      };
    },

    /** @throws {Problem} accounts.hasPolicies: something must be kept, and nothing was erased */
    erase: async (customer: Customer, what: Erasing) => {
      const eraseIn = what === "account" ? eraseAccountIn : eraseUnsoldIn;
      const { files, ...result } = await parts.db.transaction((tx) => eraseIn(tx, customer));
      await documents.erase(files);
      return result;
    },

    sweep: createRetention(parts, documents, eraseRequestIn),
  };
};

export type Privacy = ReturnType<typeof createPrivacy>;
