import type { InputMethod, PurchaseType } from "../ways-of-buying.ts";

/** Kinds in `GET /api/packages/{kind}/…` (ruling A4). */
export const packageKinds = ["new-plate", "new-vcc", "new-hiyaza", "new", "renew"] as const;
export type PackageKind = (typeof packageKinds)[number];

export const coverTypes = ["thirdParty", "comprehensive"] as const;
export type CoverType = (typeof coverTypes)[number];

/** Spelling of `companytype` in a send (specification part 2, 7.1). */
export const apiCoverTypes: Record<CoverType, string> = {
  thirdParty: "Third Party",
  comprehensive: "comprehensive",
};

export function parseCoverType(text: string): CoverType | undefined {
  const wanted = text.toLowerCase().replace(/[\s_-]+/g, "");
  return coverTypes.find((type) => type.toLowerCase() === wanted);
}

const kindOfMethod: Record<InputMethod, PackageKind> = {
  plateNumber: "new-plate",
  vcc: "new-vcc",
  hiyaza: "new-hiyaza",
};

export function packageKindOf(way: { type: PurchaseType; inputMethod: InputMethod }): PackageKind {
  return way.type === "renew" ? "renew" : kindOfMethod[way.inputMethod];
}
