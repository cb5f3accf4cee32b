import type { PagedRoom, PartName } from "../../contract/office/rooms.ts";
import { AnalyticsPage } from "./analytics/analytics-page.tsx";
import { ApprovalsPage } from "./approvals/approvals-page.tsx";
import { ApprovalsPanel } from "./approvals/approvals-panel.tsx";
import { CallActions } from "./calls/call-actions.tsx";
import { Contacts } from "./calls/contacts.tsx";
import { ChatsPage } from "./chats/chats-page.tsx";
import { ClientPage } from "./clients/one/client-page.tsx";
import { ClientsPage } from "./clients/finding/clients-page.tsx";
import { RequestList } from "./desk/request-list.tsx";
import { Documents } from "./documents/documents.tsx";
import type { RoomPages, RoomPart } from "./kit/rooms.ts";
import { DraftPage } from "./insurance/draft-page.tsx";
import { InsurancePage } from "./insurance/insurance-page.tsx";
import { Mails } from "./mails/mails.tsx";
import { MessageList } from "./messages/message-list.tsx";
import { MessagePage } from "./messages/message-page.tsx";
import { OfferActions } from "./offers/offer-actions.tsx";
import { OffersPanel } from "./offers/offers-panel.tsx";
import { PolicyActions } from "./policies/policy-actions.tsx";
import { PolicyPanel } from "./policies/policy-panel.tsx";
import { RefundsPage } from "./refunds/refunds-page.tsx";
import { RefundsPanel } from "./refunds/refunds-panel.tsx";
import { ReviewsPanel } from "./reviews/reviews-panel.tsx";
import { RequestPage } from "./request/request-page.tsx";

import { OneSection, SettingsPage } from "./settings/settings-page.tsx";

/** The sidebar has them in this order. */
export const pages: Record<PagedRoom, RoomPages> = {
  requests: { List: RequestList, One: RequestPage, entry: { icon: "inbox" } },
  approvals: { List: ApprovalsPage, One: ApprovalsPage, entry: { icon: "check" } },
  chats: { List: ChatsPage, One: ChatsPage, entry: { icon: "chat" } },
  refunds: { List: RefundsPage, One: RefundsPage, entry: { icon: "coin" } },
  messages: { List: MessageList, One: MessagePage, entry: { from: "requests" } },
  insurance: {
    List: InsurancePage,
    One: InsurancePage,
    Part: DraftPage,
    entry: { icon: "shield" },
  },
  clients: { List: ClientsPage, One: ClientPage, entry: { icon: "user" } },
  analytics: { List: AnalyticsPage, One: AnalyticsPage, entry: { icon: "chart" } },
  settings: { List: SettingsPage, One: OneSection, entry: { icon: "cog" } },
};

/** The page of a request has them in this order. */
export const parts: Record<PartName, RoomPart> = {
  reviews: { Panel: ReviewsPanel, place: "wide" },
  documents: { Panel: Documents, place: "wide" },
  approvals: { Panel: ApprovalsPanel, place: "side" },
  offers: { Panel: OffersPanel, place: "main", Actions: OfferActions },
  policies: { Panel: PolicyPanel, place: "main", Actions: PolicyActions },
  refunds: { Panel: RefundsPanel, place: "main" },
  calls: { Panel: Contacts, place: "side", Actions: CallActions },
  mails: { Panel: Mails, place: "below" },
};
