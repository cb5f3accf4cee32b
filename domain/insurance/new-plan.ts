import type { Bilingual } from "../language.ts";
import { ownDamageLines, statutoryLines } from "../quotes/lines-by-law.ts";
import type { CoverType } from "../quotes/package-kinds.ts";
import { DEFAULT_VEHICLE_VALUE_AED } from "../vehicle/vehicle-value.ts";
import type { PlanContent } from "./plan-content.ts";

/** What every plan of a cover has by law, to begin with. Its description is still its name. */
export const newPlan = (coverType: CoverType, name: Bilingual): PlanContent => ({
  coverType,
  name,
  description: name,
  cover: [
    ...statutoryLines(),
    ...(coverType === "comprehensive" ? ownDamageLines(DEFAULT_VEHICLE_VALUE_AED) : []),
  ],
  terms: ["unifiedPolicy", "thirteenMonths", "validLicence"],
  documents: [],
  isOnSale: true,
});
