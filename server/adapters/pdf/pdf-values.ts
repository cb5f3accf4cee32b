/** What PDFs are made of. Strings are kept as they are written, without their brackets. */
export type PdfRef = { readonly is: "ref"; readonly number: number; readonly generation: number };
export type PdfName = { readonly is: "name"; readonly text: string };
export type PdfText = { readonly is: "text" | "hex"; readonly written: string };
export type PdfArray = { readonly is: "array"; readonly items: readonly PdfValue[] };
export type PdfDict = {
  readonly is: "dict";
  readonly entries: ReadonlyMap<string, PdfValue>;
  isOfStream: boolean;
};
export type PdfValue = null | boolean | number | PdfRef | PdfName | PdfText | PdfArray | PdfDict;

const isKind = (value: PdfValue | undefined): value is Exclude<PdfValue, null | boolean | number> =>
  typeof value === "object" && value !== null;

export const isDict = (value: PdfValue | undefined): value is PdfDict =>
  isKind(value) && value.is === "dict";

export const isArray = (value: PdfValue | undefined): value is PdfArray =>
  isKind(value) && value.is === "array";

export const isRef = (value: PdfValue | undefined): value is PdfRef =>
  isKind(value) && value.is === "ref";

export const isText = (value: PdfValue | undefined): value is PdfText =>
  isKind(value) && (value.is === "text" || value.is === "hex");

/** The text of a name, if the value is one. */
export const nameOf = (value: PdfValue | undefined): string | undefined =>
  isKind(value) && value.is === "name" ? value.text : undefined;

/** An integer from 0. @throws {Error} when the value is anything else */
export const countOf = (value: PdfValue | undefined): number => {
  if (typeof value === "number" && Number.isSafeInteger(value) && value >= 0) return value;
  throw new Error("A number is missing, or is written in another object.");
};
