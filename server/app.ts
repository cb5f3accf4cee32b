import cookie from "@fastify/cookie";
import formbody from "@fastify/formbody";
import Fastify from "fastify";
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from "fastify-type-provider-zod";
import { MINUTE_MS } from "../domain/durations.ts";
import { registerFollowers } from "./compose/followers.ts";
import { addressKey } from "./http/caller-keys.ts";
import { createAccounts } from "./features/accounts/accounts.ts";
import { createPasswords } from "./features/accounts/passwords.ts";
import { accountRoutes } from "./features/accounts/routes.ts";
import { createDocumentRequests } from "./features/document-requests/document-requests.ts";
import { documentRequestRoutes } from "./features/document-requests/routes.ts";
import { createDamageReport } from "./features/documents/damage-report.ts";
import { createDocuments } from "./features/documents/documents.ts";
import { documentRoutes } from "./features/documents/routes.ts";
import { createDrafts } from "./features/drafts/drafts.ts";
import { draftRoutes } from "./features/drafts/routes.ts";
import { installationRoutes } from "./features/installation/routes.ts";
import { createMessages } from "./features/messages/messages.ts";
import { messageRoutes } from "./features/messages/routes.ts";
import { staffAccessRoutes } from "./features/office/access/routes.ts";
import { createDesk } from "./features/office/desk/desk.ts";
import { createDeskReading } from "./features/office/desk/read-desk.ts";
import { deskRoutes } from "./features/office/desk/routes.ts";
import { createOfferWork } from "./features/office/offers/offer-work.ts";
import { officeOfferRoutes } from "./features/office/offers/routes.ts";
import { createDocumentWork } from "./features/office/documents/document-work.ts";
import { officeDocumentRoutes } from "./features/office/documents/routes.ts";
import { createStaffAccess } from "./features/office/access/access.ts";
import { createCalls } from "./features/office/calls/calls.ts";
import { callRoutes } from "./features/office/calls/routes.ts";
import { createLive } from "./features/office/live/live.ts";
import { liveRoutes } from "./features/office/live/routes.ts";
import { createMails } from "./features/office/mails/mails.ts";
import { mailRoutes } from "./features/office/mails/routes.ts";
import { createDeskMessages } from "./features/office/messages/desk-messages.ts";
import { deskMessageRoutes } from "./features/office/messages/routes.ts";
import { createPack } from "./features/office/pack/pack.ts";
import { packRoutes } from "./features/office/pack/routes.ts";
import { createTakingOut } from "./features/office/taking-out/taking-out.ts";
import { createStaffWrites } from "./features/office/writes/staff-writes.ts";
import { createNavigation } from "./features/navigation/navigation.ts";
import { navigationRoutes } from "./features/navigation/routes.ts";
import { createOffers } from "./features/offers/offers.ts";
import { offerRoutes } from "./features/offers/routes.ts";
import { paperRoutes } from "./features/payments/paper-routes.ts";
import { createPaymentPapers } from "./features/payments/payment-papers.ts";
import { createPayments } from "./features/payments/payments.ts";
import { paymentRoutes } from "./features/payments/routes.ts";
import { createPolicyRecording } from "./features/office/policies/recording.ts";
import { officePolicyRoutes } from "./features/office/policies/routes.ts";
import { createPolicies } from "./features/policies/policies.ts";
import { policyRoutes } from "./features/policies/routes.ts";
import { createPrivacy } from "./features/privacy/privacy.ts";
import { privacyRoutes } from "./features/privacy/routes.ts";
import { createQuotations } from "./features/quotation/quotations.ts";
import { quotationRoutes } from "./features/quotation/routes.ts";
import { createQuotes } from "./features/quotes/quotes.ts";
import { quoteRoutes } from "./features/quotes/routes.ts";
import { createRequests } from "./features/requests/requests.ts";
import { requestRoutes } from "./features/requests/routes.ts";
import { createFileSweep } from "./features/stored-files/sweep-files.ts";
import { createStoredFiles } from "./records/files/stored-files.ts";
import { createQuotePictures } from "./features/shared-quotes/quote-pictures.ts";
import { sharedQuoteRoutes } from "./features/shared-quotes/routes.ts";
import { createSharedQuotes } from "./features/shared-quotes/shared-quotes.ts";
import { visitRoutes } from "./features/visits/routes.ts";
import { createVisits } from "./features/visits/visits.ts";
import { guardAccess } from "./http/access.ts";
import { nameCalls, newCallId } from "./http/call-id.ts";
import { watchCalls, watchHandlers } from "./http/calls.ts";
import { compressAnswers } from "./http/compression.ts";
import { answerErrors, refuseUnreadableAddress } from "./http/errors.ts";
import { healthRoutes } from "./http/health.ts";
import { acceptJson } from "./http/json-body.ts";
import { acceptForms } from "./http/multipart/form-body.ts";
import { limitLoad } from "./http/load.ts";
import { createIntake, intakeLimits } from "./http/multipart/intake.ts";
import { describeApi } from "./http/openapi.ts";
import { createSeenSessions } from "./http/seen-sessions.ts";
import { sendSecurityHeaders } from "./http/security-headers.ts";
import { refuseUnreadableRequest } from "./http/unreadable-requests.ts";
import { loggerOptions, OneLine } from "./logging.ts";
import type { Parts } from "./parts.ts";

/** Eight pictures of 600 kB at the slowest accepted pace (`intakeLimits`). */
const SEND_TIMEOUT_MS = 20 * MINUTE_MS;

export const buildApp = async (parts: Parts, forms = intakeLimits) => {
  registerFollowers();
  const { configuration } = parts;
  const app = Fastify({
    logger: loggerOptions(configuration),
    logController: new OneLine(),
    genReqId: newCallId,
    bodyLimit: 64 * 1024,
    requestTimeout: SEND_TIMEOUT_MS,
    trustProxy: configuration.trustedProxies.length > 0 ? configuration.trustedProxies : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1_000 },
    frameworkErrors: refuseUnreadableAddress,
    clientErrorHandler: refuseUnreadableRequest,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const calls = watchCalls(app.server);
  const handlers = watchHandlers(app);

  nameCalls(app);
  sendSecurityHeaders(app, configuration.isSecure);
  await compressAnswers(app);
  await app.register(cookie);
  const sessions = createSeenSessions();
  const load = limitLoad(app, configuration.callsAtOnce, sessions);
  await app.register(formbody, { bodyLimit: 64 * 1024 });
  const intake = createIntake(forms);
  acceptForms(app, { intake, addressOf: addressKey, drain: forms.drain });
  acceptJson(app);
  await describeApi(app, configuration.isSecure);
  answerErrors(app);

  const passwords = createPasswords();
  const accounts = createAccounts(parts, passwords);
  const reportDamage = createDamageReport(parts, app.log);
  const storedFiles = createStoredFiles(parts);
  const documents = createDocuments(parts, { storedFiles, reportDamage });
  const drafts = createDrafts(parts, documents);
  const quotes = createQuotes(parts);
  const sharedQuotes = createSharedQuotes(parts, quotes);
  const payments = createPayments(parts, app.log);
  const policies = createPolicies(parts, { quotes, storedFiles, reportDamage });
  const offers = createOffers(parts, { payments, quotes });
  const requests = createRequests(parts, { documents, drafts, offers, quotes, payments, policies });
  const privacy = createPrivacy(parts, { documents, drafts, payments, requests });
  const navigation = createNavigation(parts);
  const staff = createStaffAccess(parts, passwords);
  const reading = createDeskReading(parts, { documents, offers, policies, quotes });
  const writes = createStaffWrites(parts, reading.read);
  const takeOut = createTakingOut(parts, staff);
  const desk = createDesk(parts, { documents, payments, reading, takeOut, writes });
  const documentRequests = createDocumentRequests(parts, documents);

  guardAccess(app, {
    publicUrl: configuration.publicUrl,
    findSession: sessions.watch("customer", accounts.findSession),
    findStaffSession: sessions.watch("staff", staff.sessions.find),
  });
  accountRoutes(app, accounts);
  navigationRoutes(app, navigation, parts.changes);
  visitRoutes(app, createVisits(parts));
  messageRoutes(app, createMessages(parts));
  quoteRoutes(app, quotes, parts.changes);
  sharedQuoteRoutes(app, sharedQuotes, createQuotePictures(parts));
  quotationRoutes(app, createQuotations(parts, quotes));
  requestRoutes(app, requests);
  documentRoutes(app, documents);
  documentRequestRoutes(app, documentRequests);
  draftRoutes(app, drafts);
  offerRoutes(app, offers, requests);
  policyRoutes(app, policies);
  paymentRoutes(app, payments);
  privacyRoutes(app, privacy, accounts);
  paperRoutes(app, createPaymentPapers(parts, policies), payments);
  staffAccessRoutes(app, staff, configuration.isSecure);
  deskRoutes(app, desk);
  callRoutes(app, createCalls(parts, { writes }));
  mailRoutes(app, createMails(parts, { writes }));
  packRoutes(app, createPack(parts, { documents, takeOut, writes }));
  deskMessageRoutes(app, createDeskMessages(parts));
  liveRoutes(app, createLive(parts, staff.sessions, calls.stopping));
  officeOfferRoutes(app, createOfferWork(parts, { offers, quotes, writes }));
  officePolicyRoutes(app, createPolicyRecording(parts, { policies, writes }));
  officeDocumentRoutes(app, createDocumentWork(parts, { documents, writes }));

  installationRoutes(app, parts);
  healthRoutes(app, { ...parts, isStopping: calls.isStopping });
  return {
    app,
    intake,
    calls,
    handlers,
    load,
    accounts,
    documents,
    sweepFiles: createFileSweep(parts, storedFiles, app.log),
    documentRequests,
    drafts,
    quotes,
    sharedQuotes,
    offers,
    payments,
    policies,
    privacy,
    requests,
    navigation,
    staff,
    desk,
  };
};
