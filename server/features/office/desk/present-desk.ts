import type { AllParts } from "../../../../contract/office/rooms.ts";
import type { DeskRequest } from "../../../../contract/office/desk/requests.ts";
import { maskEmiratesId } from "../../../../domain/vehicle/emirates-id.ts";
import type { Keys } from "../../../adapters/keys.ts";
import { openEmiratesId } from "../../../records/requests/emirates-id-column.ts";
import { storedDraft } from "../../../records/requests/stored-draft.ts";
import { presentLedger } from "../../../records/requests/present-ledger.ts";
import { presentInputs } from "../../../records/requests/present-details.ts";
import type { DeskStoreRow } from "./desk-store.ts";
import type { Beside } from "./read-beside.ts";
import { presentRow, type ShownNames } from "./present-row.ts";

type Own = Omit<
  DeskRequest,
  keyof AllParts | keyof Beside | "actions" | "clientId" | "planVersion"
>;

/** What stands in the request's own row. */
export const presentDeskRequest = (
  request: DeskStoreRow,
  names: ShownNames,
  keys: Pick<Keys, "sealing">,
  now: Date,
): Own => {
  const emiratesId = openEmiratesId(request, keys);
  return {
    ...presentRow(request, names, now),
    version: request.version,
    email: request.email,
    phone: request.phone,
    emiratesId: emiratesId === undefined ? null : maskEmiratesId(emiratesId),
    cylinders: request.cylinders,
    body: request.body,
    answers: storedDraft(request),
    inputs: presentInputs(request),
    startDate: request.startDate,
    ledger: request.ledger && presentLedger(request.ledger),
    edition: request.edition,
    capturedFils: request.capturedFils,
    refundedFils: request.refundedFils,
    cancelAsked: request.cancelAsked,
  };
};
