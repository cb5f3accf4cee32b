import { createStaffAccess } from "../features/office/access/access.ts";
import { staffAccessRoutes } from "../features/office/access/routes.ts";
import { createCalls } from "../features/office/calls/calls.ts";
import { createCallsPart } from "../features/office/calls/part.ts";
import { callRoutes } from "../features/office/calls/routes.ts";
import { createDesk } from "../features/office/desk/desk.ts";
import { createDeskReading } from "../features/office/desk/read-desk.ts";
import type { RequestParts } from "../features/office/desk/request-part.ts";
import { deskRoutes } from "../features/office/desk/routes.ts";
import { createDocumentWork } from "../features/office/documents/document-work.ts";
import { createDocumentsPart } from "../features/office/documents/part.ts";
import { officeDocumentRoutes } from "../features/office/documents/routes.ts";
import { createLive } from "../features/office/live/live.ts";
import { liveRoutes } from "../features/office/live/routes.ts";
import { createMails } from "../features/office/mails/mails.ts";
import { createMailsPart } from "../features/office/mails/part.ts";
import { mailRoutes } from "../features/office/mails/routes.ts";
import { createDeskMessages } from "../features/office/messages/desk-messages.ts";
import { deskMessageRoutes } from "../features/office/messages/routes.ts";
import { createOfferWork } from "../features/office/offers/offer-work.ts";
import { createOffersPart } from "../features/office/offers/part.ts";
import { officeOfferRoutes } from "../features/office/offers/routes.ts";
import { createPack } from "../features/office/pack/pack.ts";
import { packRoutes } from "../features/office/pack/routes.ts";
import { createPoliciesPart } from "../features/office/policies/part.ts";
import { createPolicyRecording } from "../features/office/policies/recording.ts";
import { officePolicyRoutes } from "../features/office/policies/routes.ts";
import { createTakingOut } from "../features/office/taking-out/taking-out.ts";
import { createStaffWrites } from "../features/office/writes/staff-writes.ts";
import type { Api } from "../http/api.ts";
import type { Parts } from "../parts.ts";
import type { Customers } from "./customers.ts";

/** What staff do, by acting through the features of customers. */
export const composeOffice = (
  parts: Parts,
  { documents, offers, passwords, payments, policies, quotes }: Customers,
) => {
  const staff = createStaffAccess(parts, passwords);
  const messages = createDeskMessages(parts);
  const requestParts: RequestParts = {
    documents: createDocumentsPart(parts, documents),
    offers: createOffersPart(offers),
    policies: createPoliciesPart(policies),
    calls: createCallsPart(parts),
    mails: createMailsPart(parts),
  };
  const reading = createDeskReading(parts, { quotes, messages, requestParts });
  const writes = createStaffWrites(parts, reading.read);
  const takeOut = createTakingOut(parts, staff);
  const desk = createDesk(parts, { documents, payments, reading, takeOut, writes });

  return { staff, desk, messages, takeOut, writes };
};

export type Office = ReturnType<typeof composeOffice>;

export const addOfficeRoutes = (
  app: Api,
  parts: Parts,
  { staff, desk, messages, takeOut, writes }: Office,
  { documents, offers, policies, quotes }: Customers,
  stopping: AbortSignal,
) => {
  staffAccessRoutes(app, staff, parts.configuration.isSecure);
  deskRoutes(app, desk);
  callRoutes(app, createCalls(parts, { writes }));
  mailRoutes(app, createMails(parts, { writes }));
  packRoutes(app, createPack(parts, { documents, takeOut, writes }));
  deskMessageRoutes(app, messages);
  liveRoutes(app, createLive(parts, staff.sessions, stopping));
  officeOfferRoutes(app, createOfferWork(parts, { offers, quotes, writes }));
  officePolicyRoutes(app, createPolicyRecording(parts, { policies, writes }));
  officeDocumentRoutes(app, createDocumentWork(parts, { documents, writes }));
};
