import type { SharedRisk } from "../../../domain/purchase/shared-quote.ts";
import type { StoredChoice } from "../draft/stored-choice.ts";

/** What the page hands to its script. */
export type Offer = {
  risk: SharedRisk;
  /** Undefined where the plan is not sold any more. */
  choice: StoredChoice | undefined;
  paths: Record<"vehicle" | "quotes" | "check" | "login", string>;
};
