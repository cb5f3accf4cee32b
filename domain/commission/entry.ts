import type { Fils } from "../money.ts";

/** Why an amount stands in the books. All but `received` are expected. */
export const entryKinds = ["sale", "correction", "cancellation", "received"] as const;
export type EntryKind = (typeof entryKinds)[number];

/** An amount of commission; rows are only inserted, so a mistake is put right by another one. */
export type CommissionEntry = {
  insurer: string;
  /** YYYY-MM: of the day on which it was noted, or of the insurer's statement. */
  month: string;
  /** The policy, or the number that a statement names where no policy has it. */
  line: string;
  kind: EntryKind;
  amountFils: Fils;
};

export type LineSums = {
  line: string;
  expectedFils: Fils;
  /** Null where nothing was received. */
  receivedFils: Fils | null;
};

export type MonthSums = {
  insurer: string;
  month: string;
  expectedFils: Fils;
  receivedFils: Fils;
  /** Received less expected. */
  differenceFils: Fils;
};

const months = /^20\d{2}-(?:0[1-9]|1[0-2])$/;

export const isMonth = (text: string): boolean => months.test(text);
export const monthOf = (day: string): string => day.slice(0, 7);
