/** What the product cannot work without, as administrators see it. */
export const healthParts = ["gateway", "mail", "store", "jobs", "sealer", "database"] as const;
export type HealthPart = (typeof healthParts)[number];

export const healthStates = ["works", "waits", "fails"] as const;
export type HealthState = (typeof healthStates)[number];

/** What is said of each part. */
export const healthSays = {
  gateway: ["works", "unused", "unanswered"],
  mail: ["works", "unused", "waiting", "refused"],
  store: ["works", "away", "full"],
  jobs: ["works", "late", "failed", "restoring"],
  sealer: ["works", "waiting", "behind", "forked", "headMissing"],
  database: ["works", "away"],
} as const satisfies Record<HealthPart, readonly string[]>;
export type HealthSays<Part extends HealthPart = HealthPart> = (typeof healthSays)[Part][number];

/** What it is made of. */
export const healthKinds = [
  "practice",
  "ccavenue",
  "smtp",
  "files",
  "folder",
  "bucket",
  "embedded",
  "postgres",
] as const;
export type HealthKind = (typeof healthKinds)[number];

/** Why something failed, as far as a code tells. */
export const healthCauses = [
  "refused",
  "silent",
  "login",
  "unknownHost",
  "address",
  "noRoom",
  "other",
] as const;
export type HealthCause = (typeof healthCauses)[number];

const causes: readonly [RegExp, HealthCause][] = [
  [/ENOSPC|EDQUOT|noRoom|DiskFull/, "noRoom"],
  [/EAUTH|\b53[0-8]\b|28P01|AccessDenied|InvalidAccessKey|SignatureDoesNotMatch/, "login"],
  [/ENOTFOUND|EAI_AGAIN|EDNS/, "unknownHost"],
  [/EENVELOPE|\b55[0-9]\b/, "address"],
  [/ECONNREFUSED|ECONNRESET|EPIPE|ECONNECTION|ESOCKET|57P0/, "refused"],
  [/TIMEOUT|TIMEDOUT|Timeout/i, "silent"],
];

/** Reads only codes and names of errors: their messages may name somebody. */
export const healthCause = (code: string): HealthCause =>
  causes.find(([pattern]) => pattern.test(code))?.[1] ?? "other";
