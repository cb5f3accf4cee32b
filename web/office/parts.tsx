import type { PartName } from "../../contract/office/request-parts.ts";
import { CallActions } from "./calls/call-actions.tsx";
import { Contacts } from "./calls/contacts.tsx";
import { Documents } from "./documents/documents.tsx";
import type { RoomPart } from "./kit/room-part.ts";
import { Mails } from "./mails/mails.tsx";
import { OfferActions } from "./offers/offer-actions.tsx";
import { OffersPanel } from "./offers/offers-panel.tsx";
import { PolicyActions } from "./policy/policy-actions.tsx";
import { PolicyPanel } from "./policy/policy-panel.tsx";

/** The rooms on the page of a request, in the order in which they stand there. */
const byName: Record<PartName, RoomPart> = {
  documents: { Panel: Documents, place: "wide" },
  offers: { Panel: OffersPanel, place: "main", Actions: OfferActions },
  policies: { Panel: PolicyPanel, place: "main", Actions: PolicyActions },
  calls: { Panel: Contacts, place: "side", Actions: CallActions },
  mails: { Panel: Mails, place: "below" },
};

export const parts = Object.entries(byName);
