import { comparePlans, planLineKey } from "../../../../domain/insurance/compare-plans.ts";
import type { PlanContent } from "../../../../domain/insurance/plan-content.ts";
import type { PlanDocument } from "../../../../domain/insurance/plan-documents.ts";
import { contentOf, type PlanValues } from "./plan-values.ts";

/** Names of what differs from what counts now, such as `name.en` and `cover.towing`. */
export const changesOf = (
  values: PlanValues,
  before: PlanContent | null,
  documents: readonly PlanDocument[] = [],
): ReadonlySet<string> =>
  new Set(before ? comparePlans(before, contentOf(values, documents)).map(planLineKey) : []);
