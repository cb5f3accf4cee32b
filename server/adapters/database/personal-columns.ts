import type { PgTable } from "drizzle-orm/pg-core";
import type { Schema } from "./database.ts";
import { schema } from "./schema.ts";

type Fate = "emptied" | "stays";

type Fates = {
  [Table in keyof Schema as Schema[Table] extends PgTable ? Table : never]: Schema[Table] extends {
    $inferSelect: infer Row;
  }
    ? "rowDeleted" | Record<keyof Row, Fate>
    : never;
};

/** Ruling D2. A new table or column does not compile until its fate is decided here. */
export const fates = {
  users: "rowDeleted",
  secrets: "rowDeleted",
  sessions: "rowDeleted",
  // Keyed digests or network addresses, which expire within the hour.
  limits: { key: "stays", points: "stays", expire: "stays" },
  // Ids, which lead nowhere once their rows are gone, and digests whose key is gone.
  audit: {
    id: "stays",
    at: "stays",
    actor: "stays",
    actorId: "stays",
    subject: "stays",
    subjectId: "stays",
    event: "stays",
    fromState: "stays",
    toState: "stays",
    version: "stays",
    detail: "stays",
    callId: "stays",
  },
  auditKeys: "rowDeleted",
  auditPending: { auditId: "stays" },
  auditSeals: { seq: "stays", auditId: "stays", digest: "stays", at: "stays" },
  // Rows of employees: never erased with a customer.
  staff: {
    id: "stays",
    email: "stays",
    nameEn: "stays",
    nameAr: "stays",
    extension: "stays",
    awaySince: "stays",
    language: "stays",
    passwordHash: "stays",
    totpSealed: "stays",
    totpPendingSealed: "stays",
    lastStep: "stays",
    changedBy: "stays",
    changedAt: "stays",
    disabledAt: "stays",
    createdAt: "stays",
  },
  staffChangeRows: {
    id: "stays",
    staffId: "stays",
    change: "stays",
    changedBy: "stays",
    at: "stays",
  },
  staffRoleRows: { staffId: "stays", role: "stays", givenBy: "stays", givenAt: "stays" },
  staffLinks: { staffId: "stays", hash: "stays", expiresAt: "stays" },
  staffSessions: {
    hash: "stays",
    staffId: "stays",
    stage: "stays",
    createdAt: "stays",
    lastSeenAt: "stays",
    expiresAt: "stays",
  },
  staffRecoveryCodes: { staffId: "stays", hash: "stays" },
  installation: { isOnly: "stays", keyDigest: "stays", id: "stays" },
  // Names of files that are on their way out, and ids of rows that are gone.
  storageIntents: { storageKey: "stays", kind: "stays", at: "stays" },
  erasuresPending: { kind: "stays", id: "stays", at: "stays" },
  siteVersion: { id: "stays", version: "stays" },
  navigation: { id: "stays", groups: "stays", updatedAt: "stays" },
  visits: { page: "stays", day: "stays", count: "stays" },
  messages: "rowDeleted",
  insurers: { slug: "stays", nameEn: "stays", nameAr: "stays", logo: "stays", quality: "stays" },
  plans: {
    id: "stays",
    insurer: "stays",
    coverType: "stays",
    nameEn: "stays",
    nameAr: "stays",
    descriptionEn: "stays",
    descriptionAr: "stays",
    cover: "stays",
    terms: "stays",
    onSale: "stays",
  },
  ratingPlans: {
    digest: "stays",
    plan: "stays",
    tables: "stays",
    validFrom: "stays",
    onSaleFrom: "stays",
    createdAt: "stays",
  },
  sharedQuotes: "rowDeleted",
  requests: {
    id: "stays",
    number: "stays",
    userId: "emptied",
    type: "stays",
    state: "stays",
    cancelAsked: "stays",
    version: "stays",
    language: "stays",
    username: "emptied",
    email: "emptied",
    phone: "emptied",
    plateEmirate: "emptied",
    plateCode: "emptied",
    plateNumber: "emptied",
    cylinders: "stays",
    body: "stays",
    origin: "stays",
    answers: "emptied",
    emiratesIdSealed: "emptied",
    packageId: "stays",
    insurer: "stays",
    companyNameEn: "stays",
    companyNameAr: "stays",
    coverType: "stays",
    priceFils: "stays",
    // Its lines tell the driver's age and claims.
    ledger: "emptied",
    capturedFils: "stays",
    refundedFils: "stays",
    startDate: "emptied",
    inputs: "emptied",
    edition: "stays",
    engineVersion: "stays",
    ratedOn: "stays",
    make: "emptied",
    model: "emptied",
    createdAt: "stays",
    updatedAt: "stays",
    touchedAt: "stays",
    expiryWarnedAt: "stays",
    assignee: "stays",
    assignedAt: "stays",
    turn: "stays",
    dueAt: "stays",
    promisedFor: "stays",
    promisesMissed: "stays",
    snoozedUntil: "stays",
    callDueAt: "stays",
    moneyBackSince: "stays",
    news: "stays",
    newsAt: "stays",
    newsSeenAt: "stays",
    nameTerms: "emptied",
    phoneTail: "emptied",
  },
  leases: "rowDeleted",
  notes: "rowDeleted",
  noteDrafts: "rowDeleted",
  staffNotices: "rowDeleted",
  calls: "rowDeleted",
  insurerSubmissions: "rowDeleted",
  mails: "rowDeleted",
  offers: "rowDeleted",
  // Those of a request go with it.
  approvals: "rowDeleted",
  approvalDecisionRows: "rowDeleted",
  approvalEndRows: "rowDeleted",
  policies: "rowDeleted",
  policyVersions: "rowDeleted",
  policyFiles: "rowDeleted",
  consents: "rowDeleted",
  documents: "rowDeleted",
  documentRequests: "rowDeleted",
  sends: "rowDeleted",
  charges: {
    id: "stays",
    requestId: "stays",
    kind: "stays",
    state: "stays",
    payee: "stays",
    amountFils: "stays",
    capturedFils: "stays",
    createdAt: "stays",
    decidedAt: "stays",
    version: "stays",
  },
  // Needed to recognise late money.
  paymentAttempts: {
    id: "stays",
    chargeId: "stays",
    requestId: "stays",
    state: "stays",
    applied: "stays",
    orderNo: "stays",
    ref: "stays",
    language: "stays",
    payee: "stays",
    amountFils: "stays",
    currency: "stays",
    trackingId: "stays",
    queries: "stays",
    createdAt: "stays",
    handedOffAt: "stays",
    nextQueryAt: "stays",
    troubleSince: "stays",
    decidedAt: "stays",
    version: "stays",
  },
  refundTasks: {
    id: "stays",
    chargeId: "stays",
    requestId: "stays",
    attemptId: "stays",
    amountFils: "stays",
    state: "stays",
    createdAt: "stays",
  },
  drafts: "rowDeleted",
  draftDocuments: "rowDeleted",
} as const satisfies Fates;

type RequestColumn = keyof typeof fates.requests;

const isEmptied = (name: RequestColumn) => fates.requests[name] === "emptied";

const emptyValue = (name: RequestColumn) => {
  const column = schema.requests[name];
  if (!column.notNull) return null;
  if (column.dataType === "array") return [];
  return column.dataType === "json" ? {} : "";
};

/** Tells which changed values must not stand in the audit itself. */
export const isPersonal = (name: string): boolean =>
  name in fates.requests && isEmptied(name as RequestColumn);

export const emptyRequest: Partial<typeof schema.requests.$inferInsert> = Object.fromEntries(
  (Object.keys(fates.requests) as RequestColumn[])
    .filter(isEmptied)
    .map((name) => [name, emptyValue(name)]),
);
