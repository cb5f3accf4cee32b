import { NewFields, RenewFields } from "../../../../contract/sends.ts";
import type { PurchaseType } from "../../../../domain/ways-of-buying.ts";
import { Problem } from "../../../http/problem.ts";

type FieldName = keyof typeof RenewFields.shape | keyof typeof NewFields.shape;

/** Trimmed; none is empty. */
export type SentFields = Partial<Record<FieldName, string>>;

const schemas = { renew: RenewFields, new: NewFields };

export const invalidField = (field: string) => new Problem("requests.invalidField", { field });
export const missingField = (field: string) => new Problem("requests.missing", { field });

export const orRefuse = <Value>(value: Value | undefined, field: FieldName): Value => {
  if (value === undefined) throw invalidField(field);
  return value;
};

export const readOptional = <Value>(
  fields: SentFields,
  field: FieldName,
  parse: (text: string) => Value | undefined,
): Value | undefined => {
  const text = fields[field];
  return text === undefined ? undefined : orRefuse(parse(text), field);
};

/** @throws {Problem} requests.invalidField for one that is too long or has control characters */
export const readFields = (type: PurchaseType, sent: Record<string, string>): SentFields => {
  const parsed = schemas[type].safeParse(sent);
  if (!parsed.success) throw invalidField(String(parsed.error.issues[0]?.path[0] ?? ""));

  const trimmed = Object.entries(parsed.data)
    .map(([name, text]): [string, string] => [name, text?.trim() ?? ""])
    .filter(([, text]) => text !== "");
  const unfit = trimmed.find(([name, text]) => name !== "userInfo" && /\p{Cc}/u.test(text));
  if (unfit) throw invalidField(unfit[0]);
  return Object.fromEntries(trimmed);
};
