import type { User } from "../../../contract/accounts.ts";
import { documentFieldName, documentsNeeded } from "../../../domain/documents/documents.ts";
import { aedFromFils } from "../../../domain/money.ts";
import {
  apiPreviousClaims,
  CONSENT_VERSION,
  formatVehicleValue,
  parsePreviousClaims,
  parseVehicleValue,
} from "../../../domain/purchase/confirmation.ts";
import { apiCoverTypes } from "../../../domain/quotes/package-kinds.ts";
import type { ConfirmationAnswers } from "../choice/stored-choice.ts";
import type { Purchase } from "./gather-purchase.ts";

/** The fields of part 2 section 7.1. Whoever reaches this has confirmed the answers: `asked` (P5). */
export function fieldsOfSend(
  { draft, choice }: Purchase,
  answers: ConfirmationAnswers,
  user: User | undefined,
): Record<string, string> {
  const claims = parsePreviousClaims(answers.previousClaims);
  const value = parseVehicleValue(answers.vehicleValue);
  return {
    emirate: draft.emirate,
    plateCode: draft.plateCode,
    plateNumber: draft.plateNumber,
    cylinderType: draft.cylinderType,
    carType: draft.carType,
    carOrigin: draft.carOrigin,
    companyname: choice.names.en,
    companyprice: String(aedFromFils(choice.priceFils)),
    companytype: apiCoverTypes[choice.coverType],
    ...(user && { username: user.username, email: user.email, phonenumber: user.phonenumber }),
    previousClaims: claims ? apiPreviousClaims[claims] : "",
    previousClaimsSource: "asked",
    vehicleValue: value === undefined ? "" : formatVehicleValue(value),
    vehicleValueSource: "asked",
    startDate: answers.startDate,
    consentVersion: CONSENT_VERSION,
    declaration: "true",
    authorisation: "true",
  };
}

/** The pictures in the order in which they leave. */
export const picturesOfSend = ({ draft, pictures }: Purchase) =>
  documentsNeeded(draft).flatMap((slot) => {
    const picture = pictures.get(slot);
    return picture ? [{ slot, picture }] : [];
  });

export function bodyOfSend(purchase: Purchase, fields: Record<string, string>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const { slot, picture } of picturesOfSend(purchase)) {
    const name = documentFieldName(purchase.draft.type, slot);
    if (name) body.append(name, picture, `${name}.jpg`);
  }
  return body;
}

/** What an idempotency key stands for: the fields, and the pictures by their sizes. */
export const contentOfSend = (purchase: Purchase, fields: Record<string, string>): string =>
  JSON.stringify([
    fields,
    picturesOfSend(purchase).map(({ slot, picture }) => [slot, picture.size]),
  ]);
