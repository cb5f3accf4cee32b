import { isGoodLink } from "./link-address.ts";
import { isArray, isDict, isText, nameOf, type PdfDict, type PdfValue } from "./pdf-values.ts";
import type { Resolve } from "./resolve.ts";

/** Why we do not take a PDF: what to ask the insurer for follows from it. */
export type FoundInPdf = "active" | "attachment" | "form" | "link" | "broken";

const foundByKey: ReadonlyMap<string, FoundInPdf> = new Map([
  ["JS", "active"],
  ["JavaScript", "active"],
  ["AA", "active"],
  ["RichMediaContent", "active"],
  ["RichMediaSettings", "active"],
  ["XFA", "form"],
  ["EF", "attachment"],
  ["EmbeddedFiles", "attachment"],
  ["Collection", "attachment"],
]);

/** Values of /S, /Type and /Subtype. */
const foundByName: ReadonlyMap<string, FoundInPdf> = new Map([
  ["JavaScript", "active"],
  ["Launch", "active"],
  ["Rendition", "active"],
  ["Movie", "active"],
  ["Sound", "active"],
  ["RichMedia", "active"],
  ["RichMediaExecute", "active"],
  ["3D", "active"],
  ["Screen", "active"],
  ["GoToE", "attachment"],
  ["GoToR", "attachment"],
  ["EmbeddedFile", "attachment"],
  ["FileAttachment", "attachment"],
  ["SubmitForm", "form"],
  ["ImportData", "form"],
  ["ResetForm", "form"],
]);
const NAMING = ["S", "Type", "Subtype"];

/** Actions of a link or a bookmark, and of what follows on it. */
const harmlessActions = new Set(["GoTo", "URI", "Named", "SetOCGState", "Hide"]);
/** Commands of /Named: others are entries of the reader's menus. */
const harmlessCommands = new Set(["NextPage", "PrevPage", "FirstPage", "LastPage"]);

/** Opening at a page is common and harmless; any other action is not. */
const isOpeningAtPage = (value: PdfValue) =>
  !isDict(value) || nameOf(value.entries.get("S")) === "GoTo";

/** What is no action has no /S: attributes, bookmarks and resources may stand under the same keys. */
const isHarmlessAction = (value: PdfValue, resolve: Resolve): boolean => {
  if (!isDict(value) || !value.entries.has("S")) return true;
  return resolve(value.entries.get("S")).every((kind) => harmlessActions.has(nameOf(kind) ?? ""));
};

const asList = (value: PdfValue) => (isArray(value) ? value.items : [value]);

const foundInAction = (key: string, value: PdfValue, resolve: Resolve): FoundInPdf | undefined => {
  const actions = resolve(value).flatMap(asList).flatMap(resolve);
  if (key === "OpenAction" && !resolve(value).every(isOpeningAtPage)) return "active";
  if (!actions.every((one) => isHarmlessAction(one, resolve))) return "active";
  // It would lead to an object that only some readers find.
  return key !== "Next" && value !== null && actions.length === 0 && !isArray(value)
    ? "broken"
    : undefined;
};

const foundInLink = (value: PdfValue, resolve: Resolve): FoundInPdf | undefined => {
  const found = resolve(value);
  if (found.length === 0) return "broken";
  // The catalogue's is a dictionary, whose /Base is looked at by itself.
  return found.every((one) => isDict(one) || (isText(one) && isGoodLink(one))) ? undefined : "link";
};

/** Another file; elsewhere /F holds flags of an annotation, or a name that the document chose. */
const leadsToFile = (dict: PdfDict, value: PdfValue, resolve: Resolve) =>
  resolve(value).some((one) => (dict.isOfStream ? one !== null : isText(one)));

const foundUnderKey = (
  dict: PdfDict,
  [key, value]: [string, PdfValue],
  resolve: Resolve,
): FoundInPdf | undefined => {
  switch (key) {
    case "A":
    case "PA":
    case "Next":
    case "OpenAction":
      return foundInAction(key, value, resolve);
    case "URI":
      return foundInLink(value, resolve);
    case "Base":
      return resolve(value).some(isText) ? foundInLink(value, resolve) : undefined;
    case "F":
    case "UF":
      return leadsToFile(dict, value, resolve) ? "attachment" : undefined;
    case "Ref":
      return dict.isOfStream ? "attachment" : undefined;
    default:
      return foundByKey.get(key);
  }
};

const foundByNaming = ({ entries }: PdfDict, resolve: Resolve): FoundInPdf | undefined => {
  for (const key of NAMING)
    for (const value of resolve(entries.get(key))) {
      const found = foundByName.get(nameOf(value) ?? "");
      if (found) return found;
    }
  const kinds = resolve(entries.get("S")).map(nameOf);
  if (kinds.includes("Thread")) return "attachment";
  const commands = kinds.includes("Named") ? resolve(entries.get("N")) : [];
  return commands.every((one) => harmlessCommands.has(nameOf(one) ?? "")) ? undefined : "active";
};

/** Objects hidden in a stream that does not say so: only some readers would look into it. */
const hidesObjects = ({ entries, isOfStream }: PdfDict) =>
  isOfStream &&
  entries.has("First") &&
  entries.has("N") &&
  nameOf(entries.get("Type")) !== "ObjStm";

/** Looks at one dictionary; those inside of it and those it refers to have their own turn. */
export const activeContentOf = (dict: PdfDict, resolve: Resolve): FoundInPdf | undefined => {
  if (hidesObjects(dict)) return "active";
  for (const entry of dict.entries) {
    const found = foundUnderKey(dict, entry, resolve);
    if (found) return found;
  }
  return foundByNaming(dict, resolve);
};
