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
  "staff.notNow": 409,
  "staff.letterForgotten": 409,
  "staff.messageNotFound": 404,
  "staff.messageChanged": 412,
  "staff.offerImpossible": 409,
  "staff.offerEnded": 409,
  "staff.offerBeingPaid": 409,
} as const satisfies Record<string, number>;

export type StaffProblemCode = keyof typeof staffProblems;
