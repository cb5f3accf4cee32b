import { type StaffRole, staffRoles } from "../../../domain/accounts/staff-roles.ts";

/** Pages of the settings, in this order, and who may use them (ruling U6). */
export const settingsSections = {
  staff: ["admin"],
  hours: ["admin"],
  navigation: ["admin"],
  texts: ["admin"],
  brand: ["admin"],
  commission: ["admin"],
  health: ["admin"],
  audit: ["compliance"],
  sessions: staffRoles,
} as const satisfies Record<string, readonly StaffRole[]>;

export type SettingsSection = keyof typeof settingsSections;

export const settingsSectionNames = Object.keys(settingsSections) as SettingsSection[];

export const maySet = (section: SettingsSection, roles: readonly StaffRole[]) =>
  settingsSections[section].some((role) => roles.includes(role));
