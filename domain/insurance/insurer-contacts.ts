/** Days of the week, 0 for Sunday, and times of Dubai's clock as HH:MM. */
export type DeskHours = { days: number[]; from: string; to: string };

/** How staff and customers reach an insurer; null is what it has not told us. */
export type InsurerContacts = {
  /** Its desk for brokers. */
  phone: string | null;
  email: string | null;
  /** For who reports a claim, day and night where it says so. */
  claimsPhone: string | null;
  hours: DeskHours | null;
};

export const unknownContacts: InsurerContacts = {
  phone: null,
  email: null,
  claimsPhone: null,
  hours: null,
};
