import type { Bilingual } from "../../../domain/language.ts";
import { neverBegan } from "../../../domain/policies/cover.ts";
import type { Letter } from "../../adapters/mail/mail.ts";
import { greetedName } from "../../records/requests/greeted-name.ts";
import { requestPage } from "../../records/requests/request-page.ts";
import type { RequestRow } from "../../records/requests/requests-store.ts";
import { daysOf, type PolicyRow } from "../../records/policies/policies-store.ts";

/** Holds a link: the policy itself is not sent by mail. */
export const recordedLetter = (
  request: RequestRow,
  { id, version, startDate, endDate }: PolicyRow,
  insurerName: Bilingual,
): Letter => ({
  key: `policy:${id}:${version}`,
  requestId: request.id,
  to: request.email,
  language: request.language,
  mail: {
    kind: "policyRecorded",
    username: greetedName(request),
    number: request.number,
    insurerName,
    startsOn: startDate,
    endsOn: endDate,
    path: requestPage(request.id),
  },
});

/** Tells of an end before its last day: the car is not insured any more. */
export const endedLetter = (
  request: RequestRow,
  policy: PolicyRow,
  by: "cancelled" | "totalLoss",
  insurerName: Bilingual,
): Letter => ({
  key: `policy-ended:${policy.id}`,
  requestId: request.id,
  to: request.email,
  language: request.language,
  mail: {
    kind: "policyEnded",
    username: greetedName(request),
    number: request.number,
    insurerName,
    by,
    endedOn: policy.endedOn ?? policy.endDate,
    neverBegan: neverBegan(daysOf(policy)),
    path: requestPage(request.id),
  },
});

export const differsLetter = (
  request: RequestRow,
  { id, version }: PolicyRow,
  insurerName: Bilingual,
): Letter => ({
  key: `policy-differs:${id}:${version}`,
  requestId: request.id,
  to: request.email,
  language: request.language,
  mail: {
    kind: "policyDiffers",
    username: greetedName(request),
    number: request.number,
    insurerName,
    path: requestPage(request.id),
  },
});
