import type * as z from "zod/mini";
import { callsPart } from "./calls.ts";
import { documentsPart } from "./documents.ts";
import { mailsPart } from "./mails.ts";
import { offersPart, policiesPart } from "./sale.ts";

/** The rooms that add a part to a request. */
export const requestParts = {
  documents: documentsPart,
  offers: offersPart,
  policies: policiesPart,
  calls: callsPart,
  mails: mailsPart,
} as const;

type Parts = typeof requestParts;
export type PartName = keyof Parts;

export type PartOf<Name extends PartName> = {
  [Field in keyof Parts[Name]["shape"]]: z.infer<Parts[Name]["shape"][Field]>;
};

export type PartAction<Name extends PartName> = Parts[Name]["actions"][number];
