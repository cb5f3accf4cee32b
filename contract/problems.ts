/** Expected refusals and their HTTP status. Codes are stable: API clients rely on them. */
export const problems = {
  "request.invalid": 400,
  "request.notFound": 404,
  "request.tooLarge": 413,
  "request.unsupportedType": 415,
  "request.crossSite": 403,
  "request.tooMany": 429,
  "request.tooSlow": 408,
  "request.busy": 503,
  "request.noRoom": 507,
  "request.unavailable": 503,
  "request.unexpected": 500,

  "accounts.loginRequired": 401,
  "accounts.credentialsRequired": 400,
  "accounts.wrongCredentials": 401,
  "accounts.notVerified": 403,
  "accounts.invalidCode": 400,
  "accounts.invalidLink": 400,
  "accounts.emailTaken": 409,
  "accounts.username_required": 400,
  "accounts.username_length": 400,
  "accounts.email_required": 400,
  "accounts.email_invalid": 400,
  "accounts.password_required": 400,
  "accounts.password_length": 400,
  "accounts.password_common": 400,
  "accounts.phone_required": 400,
  "accounts.phone_invalid": 400,
  "accounts.notFound": 404,
  "accounts.hasPolicies": 409,

  "quotes.unknownKind": 404,
  "quotes.invalidInput": 422,
  "quotes.unknownEdition": 404,

  "requests.notFound": 404,
  "requests.missing": 422,
  "requests.invalidField": 422,
  "requests.foreignEmail": 403,
  "requests.unknownPackage": 422,
  "requests.priceChanged": 409,
  "requests.declined": 409,
  "requests.notPricedOnline": 422,
  "requests.keyReused": 422,
  "requests.notCancellable": 409,
  "requests.notPayable": 409,
  "requests.startDate": 422,
  "requests.notEditable": 409,
  "requests.changedMeanwhile": 412,
  "requests.notPaid": 409,

  "documents.type": 415,
  "documents.size": 413,
  "documents.unreadable": 422,
  "documents.missing": 422,
  "documents.unexpected": 422,
  "documents.notFound": 404,

  "payments.unknown": 404,
  "payments.unavailable": 503,

  "drafts.none": 404,

  "leads.nameRequired": 400,
  "leads.nameNoNumbers": 400,
  "leads.emailRequired": 400,
  "leads.emailInvalid": 400,
  "leads.phoneRequired": 400,
  "leads.phoneInvalid": 400,
  "leads.messageRequired": 400,
  "leads.consentRequired": 400,
} as const satisfies Record<string, number>;

export type ProblemCode = keyof typeof problems;

export const isProblemCode = (code: unknown): code is ProblemCode =>
  typeof code === "string" && Object.hasOwn(problems, code);
