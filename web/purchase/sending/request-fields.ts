import { aedFromFils } from "../../../domain/money.ts";
import {
  apiPreviousClaims,
  CONSENT_VERSION,
  parsePreviousClaims,
} from "../../../domain/purchase/confirmation.ts";
import { apiAnswerField } from "../../../domain/purchase/api-answer-fields.ts";
import { fieldsOf, type PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { apiCoverTypes } from "../../../domain/quotes/package-kinds.ts";
import { formatEmiratesId, parseEmiratesId } from "../../../domain/vehicle/emirates-id.ts";
import { factFields } from "../../../domain/vehicle/vehicle-facts.ts";
import { formatVehicleValue, parseVehicleValue } from "../../../domain/vehicle/vehicle-value.ts";
import type { ConfirmationAnswers, StoredChoice } from "../draft/stored-choice.ts";
import type { UserInfo } from "../draft/user-info.ts";

export type Fields = Record<string, string>;

type Car = {
  draft: PurchaseDraft;
  /** As typed; only for a new policy. */
  emiratesId: string;
  /** The person's earlier request whose pictures are used for those not sent. */
  documentsFrom?: string | undefined;
};

type Person = { username: string; email: string; phonenumber: string };

/** Specification part 2, 7.1. The sender has confirmed the answers (ruling P5). */
export function fieldsOfPriced(
  car: Car,
  choice: Pick<StoredChoice, "names" | "priceFils" | "coverType">,
  answers: ConfirmationAnswers,
  person: Person | undefined,
): Fields {
  const claims = parsePreviousClaims(answers.previousClaims);
  const value = parseVehicleValue(answers.vehicleValue);
  return {
    ...fieldsOfCar(car),
    companyname: choice.names.en,
    companyprice: String(aedFromFils(choice.priceFils)),
    companytype: apiCoverTypes[choice.coverType],
    ...(person && personOf(person)),
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

/** Specification part 2, 7.1, lead form. */
export const fieldsOfLead = (car: Car, person: Person): Fields => ({
  ...fieldsOfCar(car),
  companytype: apiCoverTypes.comprehensive,
  ...personOf(person),
});

/** Specification part 2, 7.2: a new policy sends the person as JSON. */
export function fieldsOfDetails(car: Car, { countryCode, ...person }: UserInfo): Fields {
  const userInfo = { ...personOf(person), countryCode };
  return {
    ...fieldsOfCar(car),
    ...(car.draft.type === "renew" ? userInfo : { userInfo: JSON.stringify(userInfo) }),
  };
}

const personOf = ({ username, email, phonenumber }: Person) => ({ username, email, phonenumber });

function fieldsOfCar({ draft, emiratesId, documentsFrom }: Car): Fields {
  const answers = fieldsOf(draft).map((field) => [apiAnswerField(draft.type, field), draft[field]]);
  return {
    ...Object.fromEntries(answers),
    ...(draft.type === "new" && { inputMethod: draft.inputMethod, ...idOf(emiratesId) }),
    ...givenFacts(draft),
    ...(documentsFrom && { documentsFrom }),
  };
}

const idOf = (emiratesId: string) =>
  parseEmiratesId(emiratesId) && { emiratesID: formatEmiratesId(emiratesId) };

/** Only facts the person gave. */
function givenFacts(draft: PurchaseDraft): Fields {
  const facts = factFields.filter((field) => draft[field].trim() !== "");
  return {
    ...Object.fromEntries(facts.map((field) => [field, draft[field]])),
    ...(facts.includes("vehicleValue") && { vehicleValueSource: "asked" }),
  };
}
