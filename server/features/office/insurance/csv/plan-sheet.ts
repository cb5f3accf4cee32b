import type { PlanContent } from "../../../../../domain/insurance/plan-content.ts";
import { wrongPlanField } from "../../../../../domain/insurance/read-plan.ts";
import { type BenefitCode, benefits, type CoverLine } from "../../../../../domain/quotes/cover.ts";
import { type TermCode, termCodes } from "../../../../../domain/quotes/term-codes.ts";
import { readCover, writeCover } from "./cover-text.ts";
import type { PlanFault, Sheet, SheetCell, SheetPlan, Snapshot } from "./sheet.ts";

const longest = { "name.en": 80, "name.ar": 80, "description.en": 400, "description.ar": 400 };
type TextPart = keyof typeof longest;
const textParts = Object.keys(longest) as TextPart[];
const isTextPart = (part: string): part is TextPart => textParts.some((one) => one === part);

const entriesOf = ({ name, description, cover, terms, isOnSale }: PlanContent) => [
  ["name.en", "", name.en],
  ["name.ar", "", name.ar],
  ["description.en", "", description.en],
  ["description.ar", "", description.ar],
  ["isOnSale", "", isOnSale ? "yes" : "no"],
  ...cover.map((line) => ["cover", line.benefit, writeCover(line)]),
  ...terms.map((code) => ["terms", code, "yes"]),
];

const keyOf = (part: string, key: string) => `${part}/${key}`;

/** What stood there already keeps its place; what is new follows in the order of `all`. */
const inOrder = <Code extends string>(
  before: readonly Code[],
  all: readonly Code[],
  given: ReadonlyMap<string, unknown>,
  part: string,
) => [...new Set([...before, ...all])].filter((code) => given.has(keyOf(part, code)));

const contentOf = (
  { content, cover: coverType }: SheetPlan<PlanContent>,
  cells: readonly SheetCell[],
): PlanContent => {
  const given = new Map(cells.map(({ key, value }) => [key, String(value)]));
  const of = (part: string) => given.get(keyOf(part, "")) ?? "";
  const before: readonly BenefitCode[] = content?.cover.map(({ benefit }) => benefit) ?? [];
  const cover = inOrder(before, benefits, given, "cover").flatMap((benefit): CoverLine[] => {
    const read = readCover(given.get(keyOf("cover", benefit)) ?? "");
    return read ? [{ benefit, ...read }] : [];
  });
  const terms = inOrder<TermCode>(content?.terms ?? [], termCodes, given, "terms");
  return {
    coverType,
    name: { en: of("name.en"), ar: of("name.ar") },
    description: { en: of("description.en"), ar: of("description.ar") },
    cover,
    terms,
    documents: content?.documents ?? [],
    isOnSale: of("isOnSale") === "yes",
  };
};

const takenName = (id: string, own: PlanContent, { names }: Snapshot<PlanContent>) =>
  (["en", "ar"] as const).find((language) =>
    names.some(
      ({ plan, cover, name }) =>
        plan !== id &&
        cover === own.coverType &&
        (name.en === own.name[language] || name.ar === own.name[language]),
    ),
  );

/** One row for each name, text, line of cover and term of a plan. */
export const planSheet: Sheet<PlanContent> = {
  columns: ["plan", "part", "key", "value"],

  rowsOf: (plan, content) => entriesOf(content).map((entry) => [plan, ...entry]),

  cellsOf: (content) =>
    new Map(
      entriesOf(content).map(([part = "", key = "", value = ""]) => [keyOf(part, key), value]),
    ),

  readRow: ({ part = "", key = "", value = "" }) => {
    const [ofPart, ofKey, trimmed] = [part.trim(), key.trim(), value.trim()];
    const notValue = { column: "value", code: "notValue" } as const;
    const unknownKey = { column: "key", code: "unknownKey" } as const;
    const cell = (own: string) => ({ key: keyOf(ofPart, ofKey), value: own });
    if (isTextPart(ofPart)) {
      if (ofKey !== "") return unknownKey;
      if (value.length > longest[ofPart]) return { column: "value", code: "tooLong" };
      return trimmed === "" ? { column: "value", code: "missing" } : cell(value);
    }
    const isYesOrNo = trimmed === "yes" || trimmed === "no";
    if (ofPart === "isOnSale") {
      if (ofKey !== "") return unknownKey;
      return isYesOrNo ? cell(trimmed) : notValue;
    }
    if (ofPart === "cover") {
      if (!benefits.some((one) => one === ofKey)) return unknownKey;
      const read = readCover(trimmed);
      return read ? cell(writeCover({ benefit: ofKey as BenefitCode, ...read })) : notValue;
    }
    if (ofPart !== "terms") return { column: "part", code: "unknownPart" };
    if (!termCodes.some((one) => one === ofKey)) return unknownKey;
    return trimmed === "yes" ? cell(trimmed) : notValue;
  },

  build: (plan, cells, snapshot) => {
    const given = new Set(cells.map(({ key }) => key));
    const missing = [...textParts, "isOnSale"].filter((part) => !given.has(keyOf(part, "")));
    if (missing.length > 0)
      return missing.map((part): PlanFault => ({ column: "part", code: "missing", value: part }));
    const content = contentOf(plan, cells);
    const taken = takenName(plan.id, content, snapshot);
    if (taken) return [{ key: keyOf(`name.${taken}`, ""), column: "value", code: "nameTaken" }];
    const far = cells.filter(({ key, value }) => isFar(key, String(value)));
    if (far.length > 0) return far.map(({ key }) => ({ key, column: "value", code: "outOfRange" }));
    const wrong = wrongPlanField(content);
    return wrong ? [{ column: "", code: "notValid", value: wrong }] : content;
  },
};

/** Whether a line of cover counts more than it can. */
const isFar = (key: string, written: string) => {
  const benefit = key.startsWith("cover/") ? key.slice("cover/".length) : "";
  const read = benefit === "" ? undefined : readCover(written);
  if (!read) return false;
  const alone = { en: "-", ar: "-" };
  const line = { benefit: benefit as BenefitCode, ...read };
  return wrongPlanField({ name: alone, description: alone, cover: [line], terms: [] }) === "cover";
};
