/** Changes of an account, each told to all administrators (ruling U6). */
export const staffChanges = ["added", "disabled", "reset", "rolesChanged"] as const;
export type StaffChange = (typeof staffChanges)[number];

export const staffAuditEvents = [
  ...staffChanges,
  "passwordSet",
  "authenticatorSetUp",
  "loggedIn",
  "wentAway",
  "cameBack",
] as const;
