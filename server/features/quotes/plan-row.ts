import type { PlanVersion } from "../../../contract/office/plan-version.ts";
import type { PlanContent } from "../../../domain/insurance/plan-content.ts";
import type { Schema } from "../../adapters/database/database.ts";
import { digestOf } from "./content-digest.ts";

type StoredVersion = Pick<Schema["plans"]["$inferSelect"], "id" | "insurer" | "coverType"> &
  Omit<Schema["planVersions"]["$inferSelect"], "id" | "plan" | "createdAt"> & { versionId: string };

/** A plan as it is sold under one of its versions, which its digest names. */
export type PlanRow = StoredVersion & { versionDigest: string };

export const contentOfPlan = (plan: StoredVersion): PlanContent => ({
  coverType: plan.coverType,
  name: { en: plan.nameEn, ar: plan.nameAr },
  description: { en: plan.descriptionEn, ar: plan.descriptionAr },
  cover: plan.cover,
  terms: plan.terms as PlanContent["terms"],
  documents: plan.documents,
  isOnSale: plan.onSale,
});

/** Whether it is sold is no part of what it says. */
export const withDigest = (plan: StoredVersion): PlanRow => {
  const { isOnSale: _, ...says } = contentOfPlan(plan);
  return { ...plan, versionDigest: digestOf({ plan: plan.id, ...says }) };
};

/** The one that a digest names, as it was first on sale. Versions in the order of their sale. */
export const versionNamed = (
  versions: readonly PlanRow[],
  digest: string | null,
): PlanRow | undefined => versions.find(({ versionDigest }) => versionDigest === digest);

/** The one of a plan that counts at a moment. Versions in the order of their sale. */
export const versionAt = (
  versions: readonly PlanRow[],
  plan: string,
  at: Date,
): PlanRow | undefined =>
  versions.findLast(({ id, onSaleFrom }) => id === plan && onSaleFrom <= at);

/** A version that something was sold under, beside what is on sale. Versions in the order of their sale. */
export const shownVersion = (
  versions: readonly PlanRow[],
  digest: string | null,
  at: Date,
): PlanVersion | null => {
  const named = digest === null ? undefined : versionNamed(versions, digest);
  if (!named) return null;
  const now = versionAt(versions, named.id, at);
  return {
    digest: named.versionDigest,
    number: named.number,
    onSaleFrom: named.onSaleFrom.toISOString(),
    isOnSale: now?.onSale === true && now.versionDigest === named.versionDigest,
  };
};
