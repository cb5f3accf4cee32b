/** Days as YYYY-MM-DD in Dubai, both ends included. */
export type Days = { from: string; to: string };

/**
 * Public holidays (Cabinet Resolution 27/2024). Lunar ones depend on the sighting of the moon and
 * are assumptions until they are announced.
 */
export const publicHolidays: readonly Days[] = [
  { from: "2026-01-01", to: "2026-01-01" },
  { from: "2026-03-20", to: "2026-03-22" },
  { from: "2026-05-26", to: "2026-05-29" },
  { from: "2026-06-17", to: "2026-06-17" },
  { from: "2026-08-25", to: "2026-08-25" },
  { from: "2026-12-02", to: "2026-12-03" },
  { from: "2027-01-01", to: "2027-01-01" },
  { from: "2027-03-10", to: "2027-03-12" },
  { from: "2027-05-15", to: "2027-05-18" },
  { from: "2027-06-06", to: "2027-06-06" },
  { from: "2027-08-14", to: "2027-08-14" },
  { from: "2027-12-02", to: "2027-12-03" },
];

/** Assumptions, like all days of the moon. */
export const ramadans: readonly Days[] = [
  { from: "2026-02-18", to: "2026-03-19" },
  { from: "2027-02-08", to: "2027-03-09" },
];

/** Hours of Dubai's clock. In Ramadan a day is two hours shorter (Federal Decree-Law 33/2021). */
export const officeHours = { from: 9, to: 18 } as const;
export const ramadanHours = { from: 9, to: 16 } as const;

/** Saturday and Sunday, as `Date.getUTCDay` counts. */
export const weekend: readonly number[] = [6, 0];
