/**
 * Short-rate scale of the unified motor policy (Insurance Authority Decision 25/2016, schedule 4):
 * the share of the price that comes back, by calendar months since the start of cover.
 */
export const refundScale = [
  { code: "one", toMonths: 1, percent: 80 },
  { code: "four", toMonths: 4, percent: 70 },
  { code: "six", toMonths: 6, percent: 50 },
  { code: "ten", toMonths: 10, percent: 30 },
  { code: "later", toMonths: Infinity, percent: 0 },
] as const;
