import { aedFromFils } from "../../../domain/money.ts";
import { apiAnswerFields } from "../../../domain/purchase/api-answer-fields.ts";
import type { Keys } from "../../adapters/keys.ts";
import { presentAnswers } from "./present-answers.ts";
import type { RequestRow } from "./requests-store.ts";

type Fields = Record<string, string>;

const textOf = (value: string | number | null) => String(value ?? "");

const companyFields = ({ companyNameEn, coverType, priceFils }: RequestRow): Fields => ({
  companyname: textOf(companyNameEn),
  companytype: textOf(coverType),
  companyprice: priceFils === null ? "" : String(aedFromFils(priceFils)),
});

const riskFields = (request: RequestRow): Fields => ({
  previousClaims: textOf(request.previousClaims),
  previousClaimsSource: textOf(request.previousClaimsSource),
  vehicleValue: textOf(request.vehicleValueAed),
  vehicleValueSource: textOf(request.vehicleValueSource),
  make: textOf(request.make),
  model: textOf(request.model),
  modelYear: textOf(request.modelYear),
  driverBirthYear: textOf(request.driverBirthYear),
  claimFreeYears: textOf(request.claimFreeYears),
});

/**
 * A request as the fields of a send that would store it again, so that an edit is read by the rules of
 * a send. Contact and start date are left out: they are not judged again.
 */
export const storedFields = (request: RequestRow, keys: Pick<Keys, "sealing">): Fields => {
  const answers: Fields = presentAnswers(request, keys);
  const ofForm = Object.entries(apiAnswerFields[request.type]).map(([answer, field]) => [
    field,
    answers[answer] ?? "",
  ]);
  return {
    ...Object.fromEntries(ofForm),
    ...(request.type === "new" && {
      inputMethod: answers["inputMethod"] ?? "",
      emiratesID: answers["emiratesID"] ?? "",
    }),
    ...companyFields(request),
    ...riskFields(request),
  };
};

const sources = {
  previousClaims: "previousClaimsSource",
  vehicleValue: "vehicleValueSource",
} as const;

/** What is named wins; a new answer that rates the risk does not inherit where the old one came from. */
export const withNamed = (stored: Fields, named: Fields): Fields => {
  const kept = { ...stored };
  for (const [answer, source] of Object.entries(sources)) if (answer in named) delete kept[source];
  return { ...kept, ...named };
};
