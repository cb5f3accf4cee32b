import {
  documentKinds,
  documentSides,
  type DocumentSlot,
  documentSlots,
} from "../../../../../domain/documents/documents.ts";
import type { Language } from "../../../../../domain/language.ts";
import { longMoment } from "../../../../adapters/shown-dates.ts";
import type { RequestRow } from "../../../../records/requests/requests-store.ts";
import { packTexts } from "./pack-texts.ts";

export type PackedDocument = { id: string; slot: DocumentSlot };

export const inOrder = (documents: readonly PackedDocument[]) =>
  documents.toSorted(
    (one, other) => documentSlots.indexOf(one.slot) - documentSlots.indexOf(other.slot),
  );

const wordsOf = (slot: DocumentSlot, language: Language) => {
  const { kinds, sides } = packTexts[language];
  const kind = documentKinds.find((one) => slot.startsWith(`${one}_`)) ?? "document";
  const side = documentSides.find((one) => slot.endsWith(`_${one}`)) ?? "front";
  return language === "ar" ? `${kinds[kind]}، ${sides[side]}` : `${kinds[kind]}, ${sides[side]}`;
};

/** Numbered, so that every program shows them in this order. */
export const fileNameOf = (slot: DocumentSlot, index: number, language: Language) =>
  `${String(index + 1).padStart(2, "0")} ${wordsOf(slot, language)}.jpg`;

type Cover = {
  request: Pick<RequestRow, "number" | "username" | "plateCode" | "plateNumber">;
  files: readonly string[];
  by: string;
  at: Date;
  language: Language;
};

/** Plain text with a byte order mark, because Windows takes Arabic for something else without it. */
export const coverSheet = ({ request, files, by, at, language }: Cover): string => {
  const words = packTexts[language];
  const plate = [request.plateCode, request.plateNumber].filter(Boolean).join(" ");
  const facts = [
    [words.request, request.number],
    [words.name, request.username],
    ...(plate === "" ? [] : [[words.plate, plate]]),
    [words.downloaded, longMoment(at.toISOString(), language)],
    [words.by, by],
  ];
  const lines = [...facts.map((fact) => fact.join(": ")), "", words.files, ...files];
  return `\uFEFF${lines.join("\r\n")}\r\n`;
};
