import { apiAnswerFields } from "../../../../domain/purchase/api-answer-fields.ts";
import {
  type AnswerField,
  emptyDraft,
  hiyazaTypes,
  parseDraft,
  type PurchaseDraft,
} from "../../../../domain/purchase/draft.ts";
import { fitFields } from "../../../../domain/purchase/fit-fields.ts";
import { sendKind, type SendKind } from "../../../../domain/purchase/send-kind.ts";
import { vccSources } from "../../../../domain/purchase/vcc-sources.ts";
import { parseCoverType } from "../../../../domain/quotes/package-kinds.ts";
import { carBodies, carOrigins } from "../../../../domain/vehicle/car.ts";
import { inputMethods, type PurchaseType } from "../../../../domain/ways-of-buying.ts";

/** Capitals are accepted in these. */
const codes: Record<string, readonly string[]> = {
  inputMethod: inputMethods,
  carType: carBodies,
  carOrigin: carOrigins,
  cardsource: vccSources.map(({ id }) => id),
  dubitype: hiyazaTypes,
};

const canonicalCode = (field: string, sent: Record<string, string>) => {
  const text = sent[field]?.trim() ?? "";
  return codes[field]?.find((code) => code.toLowerCase() === text.toLowerCase()) ?? text;
};

/** Refuses nothing: `readVehicle` reports what is missing or wrong. */
export const draftWith = (before: PurchaseDraft, sent: Record<string, string>): PurchaseDraft => {
  const { type } = before;
  const answer = (field: string, old: string) => (field in sent ? canonicalCode(field, sent) : old);
  const answers = (Object.entries(apiAnswerFields[type]) as [AnswerField, string][]).map(
    ([name, field]) => [name, answer(field, before[name])],
  );
  const fit = fitFields.map((field) => [field, answer(field, before[field])]);
  const inputMethod = answer("inputMethod", before.inputMethod);
  const named: unknown = Object.fromEntries([...answers, ...fit]);
  return parseDraft({ ...(named as object), type, inputMethod }) ?? emptyDraft(type);
};

export const draftOf = (type: PurchaseType, sent: Record<string, string>): PurchaseDraft =>
  draftWith(emptyDraft(type), sent);

export const sendKindOf = (type: PurchaseType, sent: Record<string, string>): SendKind =>
  sendKind(draftOf(type, sent), parseCoverType(sent["companytype"] ?? "") ?? "thirdParty");
