import type { CountedRoom, PartName, RoomName } from "../../contract/office/rooms.ts";
import { createStaffAccess, type StaffAccessParts } from "../features/office/access/access.ts";
import { staffAccessRoutes } from "../features/office/access/routes.ts";
import { createAnalytics } from "../features/office/analytics/analytics.ts";
import { createFigureRows } from "../features/office/analytics/figure-rows.ts";
import { analyticsRoutes } from "../features/office/analytics/routes.ts";
import { createApprovals } from "../features/office/approvals/approvals.ts";
import { createApprovalsPart } from "../features/office/approvals/part.ts";
import { createPresentContent } from "../features/office/approvals/present-content.ts";
import { approvalRoutes } from "../features/office/approvals/routes.ts";
import { holdingRequest } from "../features/office/approving/approval-rules.ts";
import { createDeciding } from "../features/office/approving/deciding.ts";
import { createCalls } from "../features/office/calls/calls.ts";
import { createCallsPart } from "../features/office/calls/part.ts";
import { callRoutes } from "../features/office/calls/routes.ts";
import { createChatWork } from "../features/office/chats/chat-work.ts";
import { createChatsReading } from "../features/office/chats/read-chats.ts";
import { deskChatRoutes } from "../features/office/chats/routes.ts";
import { createPresentJoin } from "../features/office/clients/joining/present-join.ts";
import { colleagueRoutes } from "../features/office/desk/colleague-routes.ts";
import { createDesk } from "../features/office/desk/desk.ts";
import { createRejectionApproval } from "../features/office/desk/reject.ts";
import { createDeskReading } from "../features/office/desk/read-desk.ts";
import type { RequestPart } from "../features/office/desk/request-part.ts";
import { deskRoutes } from "../features/office/desk/routes.ts";
import { createDocumentWork } from "../features/office/documents/document-work.ts";
import { createDocumentsPart } from "../features/office/documents/part.ts";
import { officeDocumentRoutes } from "../features/office/documents/routes.ts";
import { createDraftApproval } from "../features/office/insurance/draft-approval.ts";
import { createLive, type Streaming } from "../features/office/live/live.ts";
import { liveRoutes } from "../features/office/live/routes.ts";
import { createMails } from "../features/office/mails/mails.ts";
import { createMailsPart } from "../features/office/mails/part.ts";
import { mailRoutes } from "../features/office/mails/routes.ts";
import { createDeskMessages } from "../features/office/messages/desk-messages.ts";
import { deskMessageRoutes } from "../features/office/messages/routes.ts";
import { createOfferApproval } from "../features/office/offers/offer-approval.ts";
import { createOfferWork } from "../features/office/offers/offer-work.ts";
import { createOffersPart } from "../features/office/offers/part.ts";
import { officeOfferRoutes } from "../features/office/offers/routes.ts";
import { createPack } from "../features/office/documents/pack/pack.ts";
import { packRoutes } from "../features/office/documents/pack/routes.ts";
import { createOpenings, type Openings } from "../features/office/openings/openings.ts";
import { createWatch, type Watch } from "../features/office/openings/watch.ts";
import { createPoliciesPart } from "../features/office/policies/part.ts";
import { createPolicyRecording } from "../features/office/policies/recording.ts";
import { officePolicyRoutes } from "../features/office/policies/routes.ts";
import { createDisputes } from "../features/office/refunds/disputes.ts";
import { createRefundsPart } from "../features/office/refunds/part.ts";
import { createProposing } from "../features/office/refunds/propose.ts";
import { createRefundsReading } from "../features/office/refunds/read-refunds.ts";
import { createRefundApproval } from "../features/office/refunds/refund-approval.ts";
import { createRefundWork } from "../features/office/refunds/refund-work.ts";
import { refundRoutes as officeRefundRoutes } from "../features/office/refunds/routes.ts";
import { createReviewApproval, createReviewEnding } from "../features/office/reviews/ending.ts";
import { createReviewsPart } from "../features/office/reviews/part.ts";
import { reviewRoutes } from "../features/office/reviews/routes.ts";
import { createTakingOut, type TakingOut } from "../features/office/taking-out/taking-out.ts";
import { releaseWorkOfDisabledIn } from "../features/office/writes/release-work.ts";
import { createRequestWrites, type StaffWrites } from "../features/office/writes/request-writes.ts";
import type { Api } from "../http/api.ts";
import type { StaffMember } from "../http/staff-access.ts";
import type { Parts } from "../parts.ts";
import type { Customers } from "./customers.ts";
import { addClientRoutes, clientApprovals } from "./office-clients.ts";
import { addInsuranceRoutes } from "./office-insurance.ts";
import { addSettingsRoutes } from "./office-settings.ts";

/** What all rooms share. */
type Frame = { takeOut: TakingOut; writes: StaffWrites };

type Room<Name extends RoomName> = {
  addRoutes: (app: Api, frame: Frame) => void;
} & (Name extends PartName ? { part: RequestPart<Name> } : unknown) &
  (Name extends CountedRoom ? { countNew: (member: StaffMember) => Promise<number> } : unknown);

/** Who gets in, and what is noted and watched of what they open. */
type Guarding = { openings: Openings; staff: StaffAccessParts; watch: Watch };

/** The rooms of the office but for the desk, by acting through the features of customers. */
const composeRooms = (
  parts: Parts,
  customers: Customers,
  { openings, staff, watch }: Guarding,
): { [Name in Exclude<RoomName, "requests">]: Room<Name> } => {
  const {
    documents,
    moving,
    offers,
    payments,
    planPapers: papers,
    policies,
    quotes,
    refunds,
  } = customers;
  const files = customers.sealedFiles;
  const messages = createDeskMessages(parts);
  const deciding = createDeciding(parts, {
    offer: holdingRequest(createOfferApproval({ offers, quotes })),
    rejection: holdingRequest(createRejectionApproval(parts, { payments, refunds })),
    paymentReview: holdingRequest(createReviewApproval(payments)),
    refund: holdingRequest(createRefundApproval(refunds)),
    edition: createDraftApproval("edition", parts),
    plan: createDraftApproval("plan", parts),
    agreement: createDraftApproval("agreement", parts),
    payee: createDraftApproval("payee", parts),
    ...clientApprovals(parts, customers),
  });
  const reading = createRefundsReading(parts);
  const chats = createChatsReading(parts, openings);
  const approvals = createApprovals(parts, {
    deciding,
    presentContent: createPresentContent({
      quotes,
      offerOf: offers.find,
      arrivedFilsOf: payments.arrivedFilsOf,
      joinOf: createPresentJoin(parts),
    }),
    staff,
  });
  return {
    messages: {
      countNew: messages.countNew,
      addRoutes: (app) => deskMessageRoutes(app, messages),
    },
    chats: {
      countNew: chats.countNew,
      addRoutes: (app) =>
        deskChatRoutes(app, { reading: chats, work: createChatWork(parts, chats) }),
    },
    approvals: {
      part: createApprovalsPart(approvals),
      countNew: approvals.countNew,
      addRoutes: (app) => approvalRoutes(app, approvals),
    },
    insurance: { addRoutes: (app) => addInsuranceRoutes(app, parts, { files, papers }) },
    clients: {
      addRoutes: (app) => addClientRoutes(app, parts, { ...customers, openings, watch }),
    },
    analytics: {
      addRoutes: (app) =>
        analyticsRoutes(app, createAnalytics(parts), createFigureRows(parts, quotes)),
    },
    settings: { addRoutes: (app) => addSettingsRoutes(app, parts, { moving, staff }) },
    documents: {
      part: createDocumentsPart(parts, documents),
      addRoutes: (app, { takeOut, writes }) => {
        officeDocumentRoutes(app, createDocumentWork(parts, { documents, writes }));
        packRoutes(app, createPack(parts, { documents, takeOut, writes }));
      },
    },
    offers: {
      part: createOffersPart(offers),
      addRoutes: (app, { writes }) =>
        officeOfferRoutes(app, createOfferWork(parts, { offers, quotes, writes })),
    },
    policies: {
      part: createPoliciesPart(policies),
      addRoutes: (app, { writes }) =>
        officePolicyRoutes(app, createPolicyRecording(parts, { openings, policies, writes })),
    },
    calls: {
      part: createCallsPart(parts),
      addRoutes: (app, { writes }) => callRoutes(app, createCalls(parts, { writes })),
    },
    mails: {
      part: createMailsPart(parts),
      addRoutes: (app, { writes }) => mailRoutes(app, createMails(parts, { writes })),
    },
    refunds: {
      part: createRefundsPart(parts, reading),
      countNew: reading.countNew,
      addRoutes: (app, { takeOut, writes }) =>
        officeRefundRoutes(app, {
          reading,
          work: createRefundWork(parts, { deciding, openings, reading, refunds, takeOut }),
          propose: createProposing(writes),
          disputes: createDisputes(writes),
        }),
    },
    reviews: {
      part: createReviewsPart(parts),
      addRoutes: (app, { writes }) => reviewRoutes(app, createReviewEnding(writes)),
    },
  };
};

/** What staff do. */
export const composeOffice = (parts: Parts, customers: Customers) => {
  const { documents, passwords, payments, quotes, refunds } = customers;
  const staff = createStaffAccess(parts, passwords, [releaseWorkOfDisabledIn(parts.now)]);
  const watch = createWatch(parts, staff);
  const openings = createOpenings(parts, watch);
  const rooms = composeRooms(parts, customers, { openings, staff, watch });
  const reading = createDeskReading(parts, { openings, quotes, rooms });
  const writes = createRequestWrites(parts, reading.read);
  const takeOut = createTakingOut(parts, staff);
  const desk = createDesk(parts, { documents, payments, reading, refunds, takeOut, writes });

  return { staff, desk, rooms, takeOut, writes };
};

export type Office = ReturnType<typeof composeOffice>;

export const addOfficeRoutes = (
  app: Api,
  parts: Parts,
  { staff, desk, rooms, ...frame }: Office,
  streaming: Streaming,
) => {
  staffAccessRoutes(app, staff, parts.configuration.isSecure);
  deskRoutes(app, desk);
  colleagueRoutes(app, desk.presence);
  liveRoutes(app, createLive(parts, staff.sessions, streaming));
  for (const { addRoutes } of Object.values(rooms)) addRoutes(app, frame);
};
