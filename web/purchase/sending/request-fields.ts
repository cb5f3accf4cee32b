import { dayInDubai } from "../../../domain/calendar-day.ts";
import { aedFromFils } from "../../../domain/money.ts";
import { CONSENT_VERSION } from "../../../domain/purchase/confirmation.ts";
import { apiAnswerField } from "../../../domain/purchase/api-answer-fields.ts";
import { parseFitAnswer } from "../../../domain/purchase/fit-answers.ts";
import { fitFields } from "../../../domain/purchase/fit-fields.ts";
import { fieldsOf, type PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { apiCoverTypes } from "../../../domain/quotes/package-kinds.ts";
import { formatEmiratesId, parseEmiratesId } from "../../../domain/vehicle/emirates-id.ts";
import type { ConfirmationAnswers, StoredChoice } from "../draft/stored-choice.ts";
import { inputFields } from "../draft/input-fields.ts";
import type { UserInfo } from "../draft/user-info.ts";

export type Fields = Record<string, string>;

type Car = {
  draft: PurchaseDraft;
  /** Number as typed; only for a new policy. */
  emiratesId: string;
  /** The person's earlier request whose pictures are used for those not sent. */
  documentsFrom?: string | undefined;
};

type Person = { username: string; email: string; phonenumber: string };

/** Specification part 2, 7.1. Defaults that the sender saw are sent as assumed (rulings P5, P23). */
export function fieldsOfPriced(
  car: Car,
  choice: Pick<StoredChoice, "names" | "priceFils" | "coverType" | "edition" | "planVersion">,
  answers: ConfirmationAnswers,
  /** The server knows e-mail and phone of an account. */
  person: Pick<Person, "username"> & Partial<Person>,
): Fields {
  return {
    ...fieldsOfCar(car),
    ...inputFields(car.draft, dayInDubai(new Date()), ["value", "claims"]),
    companyname: choice.names.en,
    companyprice: String(aedFromFils(choice.priceFils)),
    companytype: apiCoverTypes[choice.coverType],
    ...person,
    ...(choice.edition && { edition: choice.edition }),
    ...(choice.planVersion && { planversion: choice.planVersion }),
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
    ...givenFit(draft),
    ...(documentsFrom && { documentsFrom }),
  };
}

const idOf = (emiratesId: string) =>
  parseEmiratesId(emiratesId) && { emiratesID: formatEmiratesId(emiratesId) };

/** Only what the person answered. */
const givenFit = (draft: PurchaseDraft): Fields =>
  Object.fromEntries(
    fitFields.flatMap((field) => {
      const answer = parseFitAnswer(field, draft[field], dayInDubai(new Date()));
      return answer === undefined ? [] : [[field, answer]];
    }),
  );

/** Only facts the person gave. */
const givenFacts = (draft: PurchaseDraft): Fields => ({
  ...(draft.make.trim() && { make: draft.make }),
  ...(draft.model.trim() && { model: draft.model }),
  ...inputFields(draft, dayInDubai(new Date())),
});
