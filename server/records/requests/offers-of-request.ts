import type { Offer } from "../../../contract/offer.ts";
import type { Language } from "../../../domain/language.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import type { Actor } from "../audit/audit-store.ts";
import type { RequestRow } from "./requests-store.ts";

/** What the purchase knows of offers; the feature that makes them depends on this one. */
export type OffersOfRequest = {
  listOf: (request: RequestRow, language: Language) => Promise<Offer[]>;
  /** Only requests that have any are in the map. */
  countOpen: (ids: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  hasAcceptedIn: (tx: Transaction, requestId: string) => Promise<boolean>;
  /** Ends the offers for the car of before; the request as it is then. */
  carChangedIn: (tx: Transaction, request: RequestRow, by: Actor) => Promise<RequestRow>;
};
