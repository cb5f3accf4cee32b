import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { missingForPrice } from "../../../domain/purchase/missing-answers.ts";
import { freshDraft } from "./form-answers.ts";
import { type CarField, carFields, isCarField, isPlateField } from "./known-vehicle.ts";

/** One question of those that a price needs. */
export type Group = "plate" | "inputMethod" | CarField;

export const groupsOf = ({ type }: PurchaseDraft): readonly Group[] => [
  type === "renew" ? "plate" : "inputMethod",
  ...carFields,
];

const groupOf = (field: string): string | undefined =>
  isPlateField(field) ? "plate" : isCarField(field) || field === "inputMethod" ? field : undefined;

/** None of these answers depends on the day. */
const anyDay = new Date(0);

export const isAnswered = (draft: PurchaseDraft, group: Group) =>
  missingForPrice(draft, anyDay).every(({ field }) => groupOf(field) !== group);

/** What nobody asked for yet, though it is filled in. */
const isDefault = (draft: PurchaseDraft, group: Group) =>
  isCarField(group) ? draft[group] === freshDraft()[group] : group === "inputMethod";

export type Arrival = { lines: readonly Group[]; folded: readonly Group[] };

/**
 * The questions that were answered when the form came up, as lines. `isFresh`: nothing was stored, so
 * only the address answered; defaults are asked, and an origin that a link chose is not folded.
 */
export function answeredOnArrival(draft: PurchaseDraft, isFresh: boolean): Arrival {
  const lines = groupsOf(draft).filter(
    (group) => isAnswered(draft, group) && !(isFresh && isDefault(draft, group)),
  );
  return { lines, folded: lines.filter((group) => !isFresh || group !== "carOrigin") };
}
