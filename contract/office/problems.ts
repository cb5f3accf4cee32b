/** Refusals that only staff calls answer; apart, so that no customer's page carries them. */
export const staffProblems = {
  "staff.loginRequired": 401,
  "staff.forbidden": 403,
  "staff.wrongCode": 400,
  "staff.noAuthenticator": 409,
  "staff.hasAuthenticator": 409,
  "staff.invalidLink": 400,
  "staff.passwordLength": 400,
  "staff.takenByOther": 409,
  "staff.notTaken": 409,
  "staff.beingWorkedOn": 409,
  "staff.pictureWaiting": 409,
} as const satisfies Record<string, number>;

export type StaffProblemCode = keyof typeof staffProblems;
