import type { FastifyInstance } from "fastify";
import { createAccounts } from "../features/accounts/accounts.ts";
import { createPasswords } from "../features/accounts/passwords.ts";
import { accountRoutes } from "../features/accounts/routes.ts";
import { createMoving } from "../features/calendar/moving.ts";
import { calendarRoutes } from "../features/calendar/routes.ts";
import { createChat } from "../features/chat/chat.ts";
import { chatRoutes } from "../features/chat/routes.ts";
import { createChatStreams, createLineFeed } from "../features/chat/streams.ts";
import { createDocumentRequests } from "../features/document-requests/document-requests.ts";
import { documentRequestRoutes } from "../features/document-requests/routes.ts";
import { createDocuments } from "../features/documents/documents.ts";
import { documentRoutes } from "../features/documents/routes.ts";
import { createDrafts } from "../features/drafts/drafts.ts";
import { draftRoutes } from "../features/drafts/routes.ts";
import { createMessages } from "../features/messages/messages.ts";
import { messageRoutes } from "../features/messages/routes.ts";
import { createNavigation } from "../features/navigation/navigation.ts";
import { navigationRoutes } from "../features/navigation/routes.ts";
import { createOffers } from "../features/offers/offers.ts";
import { offerRoutes } from "../features/offers/routes.ts";
import { ourTimesRoutes } from "../features/our-times/routes.ts";
import { createPageCounts } from "../features/page-counts/page-counts.ts";
import { pageCountRoutes } from "../features/page-counts/routes.ts";
import { paperRoutes } from "../features/payments/paper-routes.ts";
import { createPaymentPapers } from "../features/payments/payment-papers.ts";
import { createPayments } from "../features/payments/payments.ts";
import { paymentRoutes } from "../features/payments/routes.ts";
import { createPolicies } from "../features/policies/policies.ts";
import { policyRoutes } from "../features/policies/routes.ts";
import { createPreferences } from "../features/preferences/preferences.ts";
import { preferenceRoutes } from "../features/preferences/routes.ts";
import { createPrivacy } from "../features/privacy/privacy.ts";
import { privacyRoutes } from "../features/privacy/routes.ts";
import { createQuotations } from "../features/quotation/quotations.ts";
import { quotationRoutes } from "../features/quotation/routes.ts";
import { createPlanPapers } from "../features/quotes/plan-papers.ts";
import { createQuotes } from "../features/quotes/quotes.ts";
import { quoteRoutes } from "../features/quotes/routes.ts";
import { createRefunds } from "../features/refunds/refunds.ts";
import { refundRoutes } from "../features/refunds/routes.ts";
import { createRequests } from "../features/requests/requests.ts";
import { requestRoutes } from "../features/requests/routes.ts";
import { wordmarkRoutes } from "../features/quotes/wordmark-routes.ts";
import { createQuotePictures } from "../features/shared-quotes/quote-pictures.ts";
import { sharedQuoteRoutes } from "../features/shared-quotes/routes.ts";
import { createSharedQuotes } from "../features/shared-quotes/shared-quotes.ts";
import type { Api } from "../http/api.ts";
import type { Parts } from "../parts.ts";
import { createDamageReport } from "../records/files/damage-report.ts";
import { createSealedFiles } from "../records/files/sealed-files.ts";
import { createStoredFiles } from "../records/files/stored-files.ts";

/** What visitors and customers do. */
export const composeCustomers = (parts: Parts, log: FastifyInstance["log"]) => {
  const passwords = createPasswords();
  const accounts = createAccounts(parts, passwords);
  const reportDamage = createDamageReport(parts, log);
  const storedFiles = createStoredFiles(parts);
  const sealedFiles = createSealedFiles(parts, { storedFiles, reportDamage });
  const documents = createDocuments(parts, sealedFiles);
  const drafts = createDrafts(parts, documents);
  const quotes = createQuotes(parts);
  const planPapers = createPlanPapers(parts, sealedFiles);
  const sharedQuotes = createSharedQuotes(parts, quotes);
  const payments = createPayments(parts, log);
  const policies = createPolicies(parts, { quotes, sealedFiles });
  const offers = createOffers(parts, { payments, quotes });
  const refunds = createRefunds(parts, sealedFiles);
  const requests = createRequests(parts, {
    documents,
    drafts,
    offers,
    quotes,
    payments,
    policies,
    refunds,
  });
  const preferences = createPreferences(parts);
  const privacy = createPrivacy(parts, { documents, drafts, payments, requests });
  const navigation = createNavigation(parts);
  const moving = createMoving(parts, requests.promiseLetters);
  const documentRequests = createDocumentRequests(parts, documents);
  const pageCounts = createPageCounts(parts);
  const chatLines = createLineFeed(parts);

  return {
    passwords,
    accounts,
    storedFiles,
    sealedFiles,
    documents,
    drafts,
    quotes,
    planPapers,
    sharedQuotes,
    payments,
    policies,
    offers,
    refunds,
    requests,
    preferences,
    privacy,
    navigation,
    moving,
    documentRequests,
    pageCounts,
    chatLines,
  };
};

export type Customers = ReturnType<typeof composeCustomers>;

export const addCustomerRoutes = (
  app: Api,
  parts: Parts,
  customers: Customers,
  stopping: AbortSignal,
) => {
  const { accounts, documents, navigation, offers, payments, policies, quotes, refunds, requests } =
    customers;
  accountRoutes(app, accounts);
  preferenceRoutes(app, customers.preferences);
  navigationRoutes(app, navigation, parts.changes);
  calendarRoutes(app, parts);
  ourTimesRoutes(app, parts);
  pageCountRoutes(app, customers.pageCounts);
  messageRoutes(app, createMessages(parts));
  const chat = createChat(parts);
  chatRoutes(app, chat, createChatStreams(parts, chat, customers.chatLines, stopping), {
    isOff: parts.configuration.chatWidget !== undefined,
    isSecure: parts.configuration.isSecure,
  });
  const { planPapers: papers, pageCounts } = customers;
  quoteRoutes(app, { quotes, papers, show: pageCounts.show }, parts.changes);
  wordmarkRoutes(app, parts.db);
  sharedQuoteRoutes(app, customers.sharedQuotes, createQuotePictures(parts));
  quotationRoutes(app, createQuotations(parts, quotes, customers.sharedQuotes));
  requestRoutes(app, requests);
  documentRoutes(app, documents);
  documentRequestRoutes(app, customers.documentRequests);
  draftRoutes(app, customers.drafts);
  offerRoutes(app, offers, requests);
  policyRoutes(app, policies);
  refundRoutes(app, refunds);
  paymentRoutes(app, payments);
  privacyRoutes(app, customers.privacy, accounts);
  paperRoutes(app, createPaymentPapers(parts, policies), payments);
};
