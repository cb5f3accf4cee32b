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
import { type Actor, byCustomer, writeAuditIn } from "../../records/audit/audit-store.ts";
import type { Person } from "../../records/clients/clients-store.ts";
import { findPreferencesAt } from "../../records/clients/preferences-store.ts";
import { presentOwnPreferences } from "../../records/clients/present-preferences.ts";
import { openingsOf } from "../../records/clients/openings-store.ts";
import type { RequestRow } from "../../records/requests/requests-store.ts";
import { noteErasedIn } from "../../records/files/erasures-store.ts";
import { chatsOf, deleteChatsOfIn } from "./chats-store.ts";
import { createRequestErasing } from "./erase-request.ts";
import {
  deleteMessagesOfIn,
  deleteUserIn,
  lockOwnRequestsIn,
  lockUserIn,
} from "./erasing-store.ts";
import { presentChats } from "./present-chats.ts";
import { createPrivacyStore, retainedIn, retainedOf } from "./privacy-store.ts";
import { createRetention } from "./retention.ts";

type Erasing = "unsold" | "account";

type Features = {
  documents: Pick<Documents, "erase">;
  drafts: Pick<Drafts, "summary" | "eraseIn">;
  payments: Pick<Payments, "giveUpIn">;
  requests: { details: (request: RequestRow, language: Language) => Promise<RequestDetails> };
};

const dated = <Row extends { requestId: string; at: Date }>(
  rows: readonly Row[],
  { id }: { id: string },
) =>
  rows
    .filter(({ requestId }) => requestId === id)
    .map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));

const personOf = ({ id, email }: Customer): Person => ({ userId: id, email });

/** Data about a person, and its erasure on request or when its time is over (ruling D2). */
export const createPrivacy = (parts: Pick<Parts, "db" | "now">, features: Features) => {
  const { now } = parts;
  const { documents, drafts } = features;
  const store = createPrivacyStore(parts.db);
  const eraseRequestIn = createRequestErasing(parts, features.payments);

  const readRequests = async (
    person: Person,
    language: Language,
  ): Promise<KeptData["requests"]> => {
    const rows = await store.requestsOf(person);
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

  const eraseUnsoldIn = async (
    tx: Transaction,
    person: Person,
    by: Actor,
    chatsToErase: "withoutRequest" | "all" = "withoutRequest",
  ) => {
    const own = await retainedIn(tx, await lockOwnRequestsIn(tx, person));
    const [unsold, kept] = [own.filter(mayErase), own.filter((request) => !mayErase(request))];
    const files = person.userId === null ? [] : await drafts.eraseIn(tx, person.userId, now());
    for (const request of unsold) files.push(...(await eraseRequestIn(tx, request, by)));
    const messages = await deleteMessagesOfIn(tx, person.email, now());
    const chats = await deleteChatsOfIn(tx, person, chatsToErase, by, now());
    return {
      files,
      erased: { requests: unsold.length, documents: files.length, messages, chats },
      kept: kept.map(({ number }) => number),
    };
  };

  const eraseAccountIn = async (tx: Transaction, person: Person, by: Actor) => {
    const { userId } = person;
    if (userId !== null) await lockUserIn(tx, userId);
    const result = await eraseUnsoldIn(tx, person, by, "all");
    // Rolls back all that this transaction erased before.
    if (result.kept.length > 0) throw new Problem("accounts.hasPolicies");
    if (userId === null) return result;
    await writeAuditIn(tx, {
      ...by,
      at: now(),
      subject: "user",
      subjectId: userId,
      event: "erased",
    });
    await deleteUserIn(tx, userId);
    await noteErasedIn(tx, "account", [userId], now());
    return result;
  };

  const eraseIn = { account: eraseAccountIn, unsold: eraseUnsoldIn };

  /** All that hangs on an address; `sessions` and `draft` need an account. */
  const readPerson = async (person: Person, language: Language) => {
    const { userId, email } = person;
    const [preferences, requests, messages, chats, openings, draft, sessions] = await Promise.all([
      findPreferencesAt(parts.db, email),
      readRequests(person, language),
      store.messagesOf(email),
      chatsOf(parts.db, person),
      openingsOf(parts.db, email),
      userId === null ? null : drafts.summary(userId),
      userId === null ? 0 : store.countSessions(userId, now()),
    ]);
    return {
      preferences: preferences ? presentOwnPreferences(preferences) : null,
      requests,
      messages: messages.map(({ at, ...message }) => ({ ...message, at: at.toISOString() })),
      chats: presentChats(chats, requests),
      accessLog: openings.map(({ kind, at }) => ({ kind, at: at.toISOString() })),
      draft,
      sessions,
    };
  };

  return {
    read: async (customer: Customer, language: Language): Promise<KeptData> => {
      const [createdAt, kept] = await Promise.all([
        store.createdAt(customer.id),
        readPerson(personOf(customer), language),
      ]);
      if (!createdAt) throw new Problem("accounts.loginRequired");
      return { user: { ...shownUser(customer), createdAt: createdAt.toISOString() }, ...kept };
    },

    /** The same of whom staff act for, with or without an account. */
    readPerson,
    accountSince: store.createdAt,

    /** @throws {Problem} accounts.hasPolicies: something must be kept, and nothing was erased */
    erase: async (customer: Customer, what: Erasing) => {
      const by = byCustomer(customer.id);
      const { files, ...result } = await parts.db.transaction((tx) =>
        eraseIn[what](tx, personOf(customer), by),
      );
      await documents.erase(files);
      return result;
    },

    /** The same, asked by the person but done by staff; the caller erases the files afterwards. */
    eraseIn: (tx: Transaction, person: Person, what: Erasing, by: Actor) =>
      eraseIn[what](tx, person, by),
    eraseFiles: documents.erase,
    retainedOf,

    sweep: createRetention(parts, documents, eraseRequestIn),
  };
};

export type Privacy = ReturnType<typeof createPrivacy>;
