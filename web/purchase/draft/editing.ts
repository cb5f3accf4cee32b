import type { Bilingual } from "../../../domain/language.ts";
import { documentSlots, type DocumentSlot } from "../../../domain/documents/documents.ts";
import { isRecord, isText } from "../../../domain/purchase/chosen-quote.ts";
import { coverTypes, type CoverType } from "../../../domain/quotes/package-kinds.ts";
import {
  type InputMethod,
  inputMethods,
  type PurchaseType,
} from "../../../domain/ways-of-buying.ts";
import { readScope, writeScope } from "./purchase-scope.ts";

/** The package a request was sent with, and the price that was accepted. Fils. */
export type PlanBefore = {
  insurer: string;
  names: Bilingual;
  coverType: CoverType;
  priceFils: number;
};

export type Editing = {
  requestId: string;
  /** Number that people read, e.g. MZ-7F3K2Q. */
  number: string;
  /** Sent as `If-Match`. */
  version: number;
  type: PurchaseType;
  inputMethod: InputMethod;
  /** Null for a request that waits for an agent's offer. */
  plan: PlanBefore | null;
  slots: readonly DocumentSlot[];
  /** Tells the stored data of this edit from that of others. */
  scope: string;
};

/** This tab reads and writes the edit's answers from here on, not the device's. */
export const saveEditing = (editing: Editing) => writeScope(JSON.stringify(editing));

/** Undefined for a new request. Validated, because anyone can write to storage. */
export function loadEditing(): Editing | undefined {
  try {
    return parseEditing(JSON.parse(readScope() ?? "null"));
  } catch {
    return undefined;
  }
}

export function parseEditing(stored: unknown): Editing | undefined {
  if (!isRecord(stored)) return undefined;
  const { requestId, number, version, type, plan, slots, scope } = stored;
  const inputMethod = inputMethods.find((one) => one === stored["inputMethod"]);
  if (!isText(requestId) || !isText(number) || !isText(scope) || !Number.isSafeInteger(version))
    return undefined;
  if ((type !== "renew" && type !== "new") || !inputMethod) return undefined;
  return {
    requestId,
    number,
    version: version as number,
    type,
    inputMethod,
    plan: parsePlan(plan),
    slots: Array.isArray(slots) ? documentSlots.filter((slot) => slots.includes(slot)) : [],
    scope,
  };
}

function parsePlan(stored: unknown): PlanBefore | null {
  if (!isRecord(stored) || !isRecord(stored["names"])) return null;
  const { insurer, priceFils } = stored;
  const { en, ar } = stored["names"];
  const coverType = coverTypes.find((one) => one === stored["coverType"]);
  if (!isText(insurer) || !isText(en) || !isText(ar) || !coverType) return null;
  if (!Number.isSafeInteger(priceFils)) return null;
  return { insurer, names: { en, ar }, coverType, priceFils: priceFils as number };
}

/** The car's document on file is the wrong one after a change of input method. */
export const slotsFor = (
  { slots, inputMethod }: Pick<Editing, "slots" | "inputMethod">,
  draft: { type: PurchaseType; inputMethod: InputMethod },
): DocumentSlot[] =>
  slots.filter(
    (slot) =>
      draft.type === "renew" || draft.inputMethod === inputMethod || !slot.startsWith("document_"),
  );

/** The same package, at whatever price. */
export const isSamePlan = (
  plan: PlanBefore,
  quote: { insurer: string; names: Bilingual; type: CoverType },
): boolean =>
  plan.insurer === quote.insurer &&
  plan.coverType === quote.type &&
  plan.names.en === quote.names.en;
