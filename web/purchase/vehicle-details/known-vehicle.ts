import type { KnownVehicle } from "../../../contract/known-vehicles.ts";
import { plateOf, type PurchaseDraft, withAnswer } from "../../../domain/purchase/draft.ts";
import { parseEmirate } from "../../../domain/vehicle/emirates.ts";
import { listedPlateCode } from "../../../domain/vehicle/plate-codes.ts";
import { normalisePlateNumber } from "../../../domain/vehicle/plate-number.ts";
import { freshDraft } from "./form-answers.ts";

export const carFields = ["cylinderType", "carType", "carOrigin"] as const;
export type CarField = (typeof carFields)[number];

export const isCarField = (field: string): field is CarField =>
  carFields.some((one) => one === field);

const plateFields = ["emirate", "plateSource", "plateCode", "plateNumber"];

export const isPlateField = (field: string) => plateFields.includes(field);

/** Answers of an earlier request. */
export type CarAnswers = Pick<KnownVehicle, CarField>;

type Plate = { emirate: string; code: string; number: string };

function sameSign({ emirate, code, number }: Plate): string | undefined {
  const source = parseEmirate(emirate);
  if (!source || code.trim() === "" || number === "") return undefined;
  const sign = listedPlateCode(source, code)?.code ?? code.trim().toLowerCase();
  return [source, sign, normalisePlateNumber(number)].join(" ");
}

/** `vehicles` are the person's own; only a renewal can match one. */
export function findKnown(vehicles: readonly KnownVehicle[], draft: PurchaseDraft) {
  const plate = draft.type === "renew" ? plateOf(draft) : undefined;
  const sign = plate && sameSign(plate);
  return sign === undefined
    ? undefined
    : vehicles.find(({ plateInfo }) => sameSign(plateInfo) === sign);
}

export const differingFields = (draft: PurchaseDraft, known: CarAnswers): CarField[] =>
  carFields.filter((field) => draft[field] !== known[field]);

export const withEarlier = (draft: PurchaseDraft, known: CarAnswers, fields: Iterable<CarField>) =>
  [...fields].reduce((filled, field) => withAnswer(filled, field, known[field]), draft);

/** Another car must not keep answers that an earlier request filled in. */
export const withoutEarlier = (draft: PurchaseDraft, fields: Iterable<CarField>) =>
  [...fields].reduce((bare, field) => withAnswer(bare, field, freshDraft()[field]), draft);

export const answeredCarFields = (draft: PurchaseDraft | undefined): ReadonlySet<CarField> =>
  new Set(carFields.filter((field) => draft !== undefined && draft[field] !== ""));
