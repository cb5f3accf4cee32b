import type { PurchaseType } from "../../../domain/ways-of-buying.ts";
import type { Part } from "../documents/picture-parts.ts";
import type { Fields } from "./request-fields.ts";

export type Content = { type: PurchaseType; fields: Fields; parts: readonly Part[] };

/** Specification part 2, 7.2: {doc}_{side}.jpg. */
export function bodyOf({ fields, parts }: Content): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const { slot, name, picture } of parts) body.append(name, picture, `${slot}.jpg`);
  return body;
}

/** The fields, and the pictures by their sizes. */
export const fingerprintOf = ({ type, fields, parts }: Content): string =>
  JSON.stringify([type, fields, parts.map(({ slot, picture }) => [slot, picture.size])]);
