import type { DeskRequest } from "../../../contract/office/desk/requests.ts";
import { formatAmount } from "../../../domain/money.ts";
import type { PolicyTerm } from "../../../domain/policies/compare-policy.ts";
import type { Language } from "../../../domain/language.ts";
import { formatDay } from "../../i18n/formats.ts";
import { Ltr } from "../../ui/ltr.tsx";
import { Price } from "../../ui/price.tsx";

/** Null where the customer was told nothing. */
export function soldValue(term: PolicyTerm, { sold }: DeskRequest, language: Language) {
  const value = sold[term];
  if (value === null) return null;
  if (typeof value === "number") return <Price amount={formatAmount(value)} />;
  if (term === "startsOn" || term === "endsOn") return formatDay(value, language);
  return term === "plate" ? <Ltr>{value}</Ltr> : <bdi>{value}</bdi>;
}
