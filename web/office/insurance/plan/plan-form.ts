import type { PlanContent } from "../../../../domain/insurance/plan-content.ts";
import type { CoverTexts } from "./use-cover-texts.ts";
import type { PlanValues } from "./plan-values.ts";

/** What each part of the form is given. */
export type PlanFormProps = {
  values: PlanValues;
  before: PlanContent | null;
  changes: ReadonlySet<string>;
  texts: CoverTexts | null;
  /** Whether somebody wanted to save: what is missing is said then. */
  isTried: boolean;
  isReadOnly: boolean;
  onChange: (change: Partial<PlanValues>) => void;
};
