/** Changes of an account, each told to all administrators (ruling U6). */
export const staffChanges = [
  "added",
  "disabled",
  "enabled",
  "reset",
  "rolesChanged",
  "namesChanged",
  "sessionsEnded",
] as const;
export type StaffChange = (typeof staffChanges)[number];

/** Those that set account, role, password or authenticator: they count for the seven days (ruling U6). */
export const settingChanges: readonly StaffChange[] = [
  "added",
  "disabled",
  "enabled",
  "reset",
  "rolesChanged",
];

export const staffAuditEvents = [
  ...staffChanges,
  "passwordSet",
  "authenticatorSetUp",
  "loggedIn",
  "sessionsEnded",
  "wentAway",
  "cameBack",
] as const;
