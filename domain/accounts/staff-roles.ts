/** Ruling U6. A set: one person may have several. */
export const staffRoles = ["agent", "compliance", "admin"] as const;
export type StaffRole = (typeof staffRoles)[number];

export const parseStaffRole = (text: string): StaffRole | undefined =>
  staffRoles.find((role) => role === text.trim().toLowerCase());
