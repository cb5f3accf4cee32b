import type { OpenedKind } from "../../../domain/clients/opened.ts";
import type { CallChannel } from "../../../domain/clients/preferences.ts";
import type { DocumentSlot } from "../../../domain/documents/documents.ts";
import type { Language } from "../../../domain/language.ts";
import type { Fils } from "../../../domain/money.ts";
import type { RefundState } from "../../../domain/refunds/refund-state.ts";
import type { CallOutcome } from "../../../domain/requests/call-outcomes.ts";
import type { AttemptState } from "../../../domain/requests/payment-attempt-state.ts";
import type { RequestState } from "../../../domain/requests/request-state.ts";

/** Moments are UTC ISO, days YYYY-MM-DD in Dubai. */
type StoredRequest = {
  number: string;
  state: RequestState;
  createdAt: string;
  plate: string | null;
  insurer: string | null;
  priceFils: Fils | null;
  policyNumber: string | null;
  documents: readonly DocumentSlot[];
  consents: readonly { kind: "declaration" | "authorisation"; version: string; at: string }[];
  payments: readonly { state: AttemptState; amountFils: Fils; at: string }[];
  calls: readonly { outcome: CallOutcome; at: string }[];
  notes: number;
  /** Last day of storage; null while it is open. */
  erasedOn: string | null;
};

/** All that is kept about a person, to be read; the whole of it is the JSON beside it. */
export type StoredData = {
  language: Language;
  name: string;
  email: string;
  phone: string | null;
  /** Null without an account. */
  accountSince: string | null;
  madeAt: Date;
  /** Null until they are said. */
  preferences: {
    channel: CallChannel;
    language: Language;
    hours: { from: string; until: string } | null;
    setBy: "customer" | "staff";
    at: string;
  } | null;
  requests: readonly StoredRequest[];
  refunds: readonly {
    /** Of its request. */
    number: string;
    state: RefundState;
    amountFils: Fils;
    iban: string | null;
    insurerRef: string | null;
    askedAt: string;
    promisedOn: string | null;
    endedAt: string | null;
  }[];
  messages: readonly { message: string; at: string }[];
  chats: readonly {
    number: string | null;
    lines: readonly { by: "customer" | "staff"; text: string; at: string }[];
  }[];
  openings: readonly { kind: OpenedKind; at: string }[];
  licenceNumber: string;
  isDemonstration: boolean;
};
