import { apiAnswerFields } from "../../../domain/purchase/api-answer-fields.ts";
import {
  emptyDraft,
  hiyazaTypes,
  parseDraft,
  type PurchaseDraft,
} from "../../../domain/purchase/draft.ts";
import { sendKind, type SendKind } from "../../../domain/purchase/send-kind.ts";
import { vccSources } from "../../../domain/purchase/vcc-sources.ts";
import { parseCoverType } from "../../../domain/quotes/package-kinds.ts";
import { carBodies, carOrigins } from "../../../domain/vehicle/car.ts";
import { inputMethods, type PurchaseType } from "../../../domain/ways-of-buying.ts";

/** Fields that hold one of a few codes; capitals are forgiven. */
const codes: Record<string, readonly string[]> = {
  inputMethod: inputMethods,
  carType: carBodies,
  carOrigin: carOrigins,
  cardsource: vccSources.map(({ id }) => id),
  dubitype: hiyazaTypes,
};

const spelled = (field: string, sent: Record<string, string>) => {
  const text = sent[field]?.trim() ?? "";
  return codes[field]?.find((code) => code.toLowerCase() === text.toLowerCase()) ?? text;
};

/**
 * The vehicle questions of a send as the draft of the form, so that one set of rules judges both. It
 * refuses nothing: what is missing or wrong is for `readVehicle` to tell.
 */
export const draftOf = (type: PurchaseType, sent: Record<string, string>): PurchaseDraft => {
  const answers = Object.entries(apiAnswerFields[type]).map(([answer, field]) => [
    answer,
    spelled(field, sent),
  ]);
  const inputMethod = spelled("inputMethod", sent);
  return parseDraft({ ...Object.fromEntries(answers), type, inputMethod }) ?? emptyDraft(type);
};

/** Whether the fields so far make a lead, which needs no account, or have a price. */
export const sendKindOf = (type: PurchaseType, sent: Record<string, string>): SendKind =>
  sendKind(draftOf(type, sent), parseCoverType(sent["companytype"] ?? "") ?? "thirdParty");
