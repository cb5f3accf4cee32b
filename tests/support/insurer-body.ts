import type { InsurerShown } from "../../contract/office/insurance/insurer-shapes.ts";

/** What saves an insurer as it is. */
export const bodyOfInsurer = (insurer: InsurerShown) => {
  const { version, name, contacts, refundTerms, qualityByCover } = insurer;
  return { version, name, contacts, refundTerms, qualityByCover };
};
