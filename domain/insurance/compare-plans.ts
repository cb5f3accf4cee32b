import { addOns } from "../quotes/add-ons.ts";
import { type BenefitCode, benefits, type CoverLine } from "../quotes/cover.ts";
import { type Language, languages } from "../language.ts";
import { canonicalJson } from "../quotes/rating-plan.ts";
import { type TermCode, termCodes } from "../quotes/term-codes.ts";
import type { PlanContent } from "./plan-content.ts";
import {
  documentNamed,
  type PlanDocument,
  type PlanDocumentName,
  planDocumentNames,
} from "./plan-documents.ts";

/** Parts of a plan in the order in which they are read. */
export const planSections = ["texts", "cover", "addOns", "terms", "documents"] as const;
export type PlanSection = (typeof planSections)[number];

type Sides<Value> = { before: Value; after: Value };

/** One line in which two versions of a plan differ; null where one of them has none. */
export type PlanDifference =
  | ({ of: "name" | "description"; language: Language } & Sides<string>)
  | ({ of: "isOnSale" } & Sides<boolean>)
  | ({ of: "cover"; benefit: BenefitCode } & Sides<CoverLine | null>)
  | ({ of: "terms"; code: TermCode } & Sides<boolean>)
  | ({ of: "documents"; name: PlanDocumentName } & Sides<PlanDocument | null>);

const isAddOn = (benefit: BenefitCode) => addOns.some((code) => code === benefit);

export const planSectionOf = (difference: PlanDifference): PlanSection => {
  switch (difference.of) {
    case "cover":
      return isAddOn(difference.benefit) ? "addOns" : "cover";
    case "terms":
    case "documents":
      return difference.of;
    default:
      return "texts";
  }
};

/** Names a line of a plan, such as `name.en` and `cover.towing`. */
export const planLineKey = (difference: PlanDifference): string => {
  switch (difference.of) {
    case "name":
    case "description":
      return `${difference.of}.${difference.language}`;
    case "cover":
      return `cover.${difference.benefit}`;
    case "terms":
      return `terms.${difference.code}`;
    case "documents":
      return `documents.${difference.name}`;
    default:
      return difference.of;
  }
};

const isSame = ({ before, after }: PlanDifference) =>
  canonicalJson(before ?? null) === canonicalJson(after ?? null);

const lineOf = ({ cover }: PlanContent, wanted: BenefitCode) =>
  cover.find(({ benefit }) => benefit === wanted) ?? null;

/** In which lines two versions of a plan differ. How its lines are ordered makes no difference. */
export function comparePlans(before: PlanContent, after: PlanContent): PlanDifference[] {
  const lines: PlanDifference[] = [
    ...(["name", "description"] as const).flatMap((of) =>
      languages.map((language): PlanDifference => ({
        of,
        language,
        before: before[of][language],
        after: after[of][language],
      })),
    ),
    ...benefits.map((benefit): PlanDifference => ({
      of: "cover",
      benefit,
      before: lineOf(before, benefit),
      after: lineOf(after, benefit),
    })),
    ...termCodes.map((code): PlanDifference => ({
      of: "terms",
      code,
      before: before.terms.includes(code),
      after: after.terms.includes(code),
    })),
    ...planDocumentNames.map((name): PlanDifference => ({
      of: "documents",
      name,
      before: documentNamed(before.documents, name) ?? null,
      after: documentNamed(after.documents, name) ?? null,
    })),
    { of: "isOnSale", before: before.isOnSale, after: after.isOnSale },
  ];
  return lines.filter((line) => !isSame(line));
}
