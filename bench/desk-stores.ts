import type { Period } from "../domain/analytics/period.ts";
import type { Database } from "../server/adapters/database/database.ts";
import { createDocumentRequestsStore } from "../server/features/document-requests/document-requests-store.ts";
import { createOffersStore } from "../server/records/offers/offers-store.ts";
import { createFigureRowsStore } from "../server/features/office/analytics/figure-rows-store.ts";
import type { Both } from "../server/features/office/analytics/compared.ts";
import {
  readShown,
  readSpeed,
  readVisits,
} from "../server/features/office/analytics/page-counts-store.ts";
import { createFiguresStore } from "../server/features/office/analytics/figures-store.ts";
import { findOfVisitor } from "../server/features/chat/chat-store.ts";
import { createDeskChatsStore } from "../server/features/office/chats/desk-chats-store.ts";
import { createCallsStore } from "../server/features/office/calls/calls-store.ts";
import { createFindingStore } from "../server/features/office/clients/finding-store.ts";
import { createClientStore } from "../server/features/office/clients/one/client-store.ts";
import { createTimelineStore } from "../server/features/office/clients/timeline/timeline-store.ts";
import { createListedClientsStore } from "../server/features/office/clients/listed-clients-store.ts";
import { createDeskStore } from "../server/features/office/desk/desk-store.ts";
import { createRequestMailsStore } from "../server/features/office/mails/request-mails-store.ts";
import {
  createCommissionStore,
  differencesOfIn,
} from "../server/features/office/settings/commission/commission-reading-store.ts";
import { listKeptTextsIn } from "../server/features/office/settings/texts/kept-texts-store.ts";
import { listPromisedIn } from "../server/records/refunds/moved-days-store.ts";
import { listTimedIn, type TimeWalk } from "../server/records/requests/moved-times-store.ts";
import { createAuditRowsStore } from "../server/features/office/settings/audit/audit-rows-store.ts";
import { createSubjectsStore } from "../server/features/office/settings/audit/subjects-store.ts";
import { createDeskMessagesStore } from "../server/features/office/messages/desk-messages-store.ts";
import { createInsuranceReadingStore } from "../server/features/office/insurance/insurance-reading-store.ts";
import { agreementsIn } from "../server/features/quotes/agreements-store.ts";
import { editionsIn, type Moment } from "../server/features/quotes/editions-store.ts";
import { insurersIn } from "../server/features/quotes/insurers-store.ts";
import { planVersionsIn } from "../server/features/quotes/plans-store.ts";
import { findClientOf } from "../server/records/clients/clients-store.ts";
import { linesAfter } from "../server/records/chats/chats-store.ts";
import { openDrafts } from "../server/records/insurance/drafts-store.ts";
import { createPoliciesStore } from "../server/records/policies/policies-store.ts";

/** What stands behind the desk's pages. */
export const deskStores = (db: Database) => ({
  desk: createDeskStore(db),
  clients: { ...createListedClientsStore(db), ...createFindingStore(db) },
  client: {
    ...createClientStore(db),
    at: (email: string) => findClientOf(db, { userId: null, email }),
  },
  timeline: createTimelineStore(db),
  messages: createDeskMessagesStore(db),
  chats: {
    ...createDeskChatsStore(db),
    linesOf: (id: string) => linesAfter(db, id, 0),
    ofVisitor: (hash: string, at: Date) => findOfVisitor(db, hash, at),
  },
  calls: createCallsStore(db),
  mails: createRequestMailsStore(db),
  offers: createOffersStore(db),
  policies: createPoliciesStore(db),
  documentRequests: createDocumentRequestsStore(db),
  insurance: { ...createInsuranceReadingStore(db), openDrafts: () => openDrafts(db) },
  commission: {
    ...createCommissionStore(db),
    differencesOf: (insurer: string, month: string) => differencesOfIn(db, insurer, month),
  },
  keptTexts: () => listKeptTextsIn(db),
  timed: (walk: TimeWalk, since: Date, limit: number) =>
    listTimedIn(db, walk, since, undefined, limit),
  promisedRefunds: (since: Date, limit: number) => listPromisedIn(db, since, undefined, limit),
  audit: { ...createAuditRowsStore(db), ...createSubjectsStore(db) },
  figures: { ...createFiguresStore(db), ...createFigureRowsStore(db) },
  pages: {
    visits: (periods: Both<Period>) => readVisits(db, periods),
    speed: (periods: Both<Period>) => readSpeed(db, periods),
    shown: (periods: Both<Period>) => readShown(db, periods),
  },
  quotes: {
    listInsurers: () => insurersIn(db),
    listAgreements: () => agreementsIn(db),
    listPlans: (at: Date) => planVersionsIn(db, at),
    listEditions: (moment: Moment) => editionsIn(db, moment),
  },
});

export type DeskStores = ReturnType<typeof deskStores>;
