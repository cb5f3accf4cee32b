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
  "accounts.wrongPassword": 403,
  "accounts.notVerified": 403,
  "accounts.invalidCode": 400,
  "accounts.invalidLink": 400,
  "accounts.emailTaken": 409,
  "accounts.username_required": 400,
  "accounts.username_length": 400,
  "accounts.username_characters": 400,
  "accounts.email_required": 400,
  "accounts.email_invalid": 400,
  "accounts.password_required": 400,
  "accounts.password_length": 400,
  "accounts.password_common": 400,
  "accounts.phone_required": 400,
  "accounts.phone_invalid": 400,
  "accounts.notFound": 404,
  "accounts.hasPolicies": 409,

  "preferences.changed": 412,
  "preferences.hourInvalid": 422,
  "preferences.hoursTooShort": 422,
  "preferences.hoursNotOurs": 422,

  "quotes.unknownKind": 404,
  "quotes.invalidInput": 422,
  "quotes.unknownEdition": 404,
  "quotes.unknownShared": 404,
  "quotes.sharedExpired": 410,

  "requests.notFound": 404,
  "requests.missing": 422,
  "requests.invalidField": 422,
  "requests.foreignEmail": 403,
  "requests.unknownPackage": 422,
  "requests.priceChanged": 409,
  "requests.coverChanged": 409,
  "requests.declined": 409,
  "requests.notSold": 409,
  "requests.notPricedOnline": 422,
  "requests.keyReused": 422,
  "requests.notCancellable": 409,
  "requests.notPayable": 409,
  "requests.startDate": 422,
  "requests.notEditable": 409,
  "requests.changedMeanwhile": 412,
  "requests.notPaid": 409,

  "offers.notFound": 404,
  "offers.notOpen": 409,
  "offers.changed": 409,
  "offers.anotherAccepted": 409,
  "offers.notAccepted": 409,

  "documents.type": 415,
  "documents.size": 413,
  "documents.unreadable": 422,
  "documents.missing": 422,
  "documents.unexpected": 422,
  "documents.notFound": 404,
  "documents.alreadySent": 410,
  "documents.linkEnded": 410,
  "documents.damaged": 410,

  "policies.none": 404,
  "policies.changed": 409,
  "policies.notToAccept": 409,

  "refunds.unknown": 404,
  "refunds.ibanNotNow": 409,
  "refunds.ibanCountry": 422,
  "refunds.ibanLength": 422,
  "refunds.ibanDigits": 422,

  "payments.unknown": 404,
  "payments.unavailable": 503,
  "payments.paused": 503,
  "payments.payeeAway": 503,

  "drafts.none": 404,

  "leads.nameRequired": 400,
  "leads.nameNoNumbers": 400,
  "leads.nameTooLong": 400,
  "leads.nameCharacters": 400,
  "leads.emailRequired": 400,
  "leads.emailInvalid": 400,
  "leads.phoneRequired": 400,
  "leads.phoneInvalid": 400,
  "leads.messageRequired": 400,
  "leads.consentRequired": 400,

  "chat.textRequired": 422,
  "chat.textTooLong": 422,
  "chat.notFound": 404,
  "chat.ended": 409,
  "chat.notAnswered": 409,
} as const satisfies Record<string, number>;

export type ProblemCode = keyof typeof problems;

/** Answers without words on all pages: to calls that none makes, for files and data, or of one page. */
type WordlessCode =
  | "chat.ended"
  | "chat.notAnswered"
  | "chat.notFound"
  | "chat.textRequired"
  | "chat.textTooLong"
  | "documents.damaged"
  | "documents.unexpected"
  | "quotes.unknownEdition"
  | "quotes.unknownKind"
  | "quotes.unknownShared"
  | "quotes.sharedExpired"
  | "request.crossSite"
  | "request.unsupportedType"
  | "requests.notPaid"
  // Those who set preferences find the words beside them.
  | "preferences.changed"
  | "preferences.hourInvalid"
  | "preferences.hoursTooShort"
  | "preferences.hoursNotOurs"
  // The card of a refund has words of its own.
  | "refunds.unknown"
  | "refunds.ibanNotNow"
  | "refunds.ibanCountry"
  | "refunds.ibanLength"
  | "refunds.ibanDigits";

export type ShownProblemCode = Exclude<ProblemCode, WordlessCode>;
