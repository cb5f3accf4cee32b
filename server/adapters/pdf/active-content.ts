import {
  PDFArray,
  PDFDict,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFStream,
} from "@cantoo/pdf-lib";

/** Why we do not take a PDF: what to ask the insurer for follows from it. */
export type FoundInPdf = "active" | "attachment" | "form";

const foundByKey: Readonly<Record<string, FoundInPdf>> = {
  JS: "active",
  JavaScript: "active",
  AA: "active",
  RichMediaContent: "active",
  RichMediaSettings: "active",
  XFA: "form",
  EF: "attachment",
  EmbeddedFiles: "attachment",
};

/** Values of /S, /Type and /Subtype. */
const foundByName: Readonly<Record<string, FoundInPdf>> = {
  JavaScript: "active",
  Launch: "active",
  Rendition: "active",
  Movie: "active",
  Sound: "active",
  RichMedia: "active",
  RichMediaExecute: "active",
  "3D": "active",
  Screen: "active",
  GoToE: "attachment",
  GoToR: "attachment",
  EmbeddedFile: "attachment",
  FileAttachment: "attachment",
  SubmitForm: "form",
  ImportData: "form",
  ResetForm: "form",
};
const NAMING = ["S", "Type", "Subtype"].map((key) => PDFName.of(key));

/** Opening at a page is common and harmless; any other action is not. */
const isOpeningAction = (value: PDFObject) =>
  value instanceof PDFDict && value.get(PDFName.of("S")) !== PDFName.of("GoTo");

const foundInDict = (dict: PDFDict): FoundInPdf | undefined => {
  for (const [key, value] of dict.entries()) {
    const byKey = foundByKey[key.decodeText()];
    if (byKey) return byKey;
    if (key === PDFName.of("OpenAction") && isOpeningAction(dict.context.lookup(value) ?? value))
      return "active";
  }
  for (const key of NAMING) {
    const name = dict.get(key);
    const value = name && dict.context.lookup(name);
    const byName = value instanceof PDFName ? foundByName[value.decodeText()] : undefined;
    if (byName) return byName;
  }
  return undefined;
};

/** Objects hidden in a stream that does not say so: only some readers would look into it. */
const hidesObjects = ({ dict }: PDFStream) =>
  dict.has(PDFName.of("First")) &&
  dict.has(PDFName.of("N")) &&
  dict.get(PDFName.of("Type")) !== PDFName.of("ObjStm");

/** Looks at an object and all within it; what it refers to is an object of its own. */
export const activeContentOf = (object: PDFObject): FoundInPdf | undefined => {
  const left = [object];
  for (let one = left.pop(); one; one = left.pop()) {
    if (one instanceof PDFStream) {
      if (one instanceof PDFRawStream && hidesObjects(one)) return "active";
      left.push(one.dict);
    } else if (one instanceof PDFDict) {
      const found = foundInDict(one);
      if (found) return found;
      left.push(...one.values());
    } else if (one instanceof PDFArray) left.push(...one.asArray());
  }
  return undefined;
};
