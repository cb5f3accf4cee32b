import { sql } from "drizzle-orm";
import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { Difference } from "../../../../domain/policies/compare-policy.ts";
import {
  policyFileKinds,
  policyStates,
  trafficStates,
} from "../../../../domain/policies/policy-state.ts";
import { moment } from "./moment.ts";
import { requests } from "./requests.ts";
import { staff } from "./staff.ts";

/** What the insurer issued, in each of its versions. Chassis number and bank are sealed. */
const terms = {
  number: text("number").notNull(),
  startDate: date("start_date", { mode: "string" }).notNull(),
  /** The last insured day. */
  endDate: date("end_date", { mode: "string" }).notNull(),
  /** Null for cover of third parties only. */
  sumInsuredFils: integer("sum_insured_fils"),
  /** Fils, VAT included. */
  premiumFils: integer("premium_fils").notNull(),
  insuredName: text("insured_name").notNull(),
  plate: text("plate"),
  chassisSealed: text("chassis_sealed").notNull(),
  bankSealed: text("bank_sealed"),
};

/** The policy that the insurer issued for a request (ruling P18), as it is now. */
export const policies = pgTable(
  "policies",
  {
    id: uuid("id").primaryKey(),
    requestId: uuid("request_id")
      .notNull()
      .references(() => requests.id),
    insurer: text("insurer").notNull(),
    /** Digest of the version of the plan that was sold; null where the request names none. */
    planVersion: text("plan_version"),
    state: text("state", { enum: policyStates }).notNull(),
    ...terms,
    /** Its last characters, the last one first: staff find a policy by them. */
    chassisTail: text("chassis_tail").notNull(),
    /** Whether the traffic department has it, and who said so. */
    traffic: text("traffic", { enum: trafficStates }).notNull().default("unknown"),
    trafficBy: uuid("traffic_by").references(() => staff.id),
    trafficAt: moment("traffic_at"),
    version: integer("version").notNull().default(1),
    /** The version whose differences its customer has accepted. */
    acceptedVersion: integer("accepted_version"),
    acceptedAt: moment("accepted_at"),
    /** What its customer wrote when refusing it. */
    refusal: text("refusal"),
    /** Day on which its cover ended, where it was cancelled or the car was a total loss. */
    endedOn: date("ended_on", { mode: "string" }),
    /** Of the premium before VAT, by the agreement of the day of the sale; null where it is not stated. */
    commissionPoints: integer("commission_points"),
    commissionFils: integer("commission_fils"),
    /** When its commission was noted; null before the policy counts, and for those of before. */
    commissionAt: moment("commission_at"),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("policies_request").on(table.requestId),
    uniqueIndex("policies_number").on(table.insurer, table.number),
    index("policies_by_number").on(table.number),
    index("policies_end")
      .on(table.endDate, table.requestId)
      .where(sql`state = 'active'`),
    index("policies_without_commission")
      .on(table.createdAt)
      .where(sql`commission_at is null and state not in ('to_accept', 'refused')`),
    index("policies_chassis_tail").on(sql`${table.chassisTail} text_pattern_ops`),
  ],
);

/** Every recording and correction; a trigger refuses changes. */
export const policyVersions = pgTable(
  "policy_versions",
  {
    policyId: uuid("policy_id")
      .notNull()
      .references(() => policies.id),
    version: integer("version").notNull(),
    ...terms,
    /** Differences from what was sold. */
    differences: jsonb("differences").$type<Difference[]>().notNull(),
    /** Why it differs, or was corrected; for staff. */
    reason: text("reason"),
    staffId: uuid("staff_id")
      .notNull()
      .references(() => staff.id),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.policyId, table.version] })],
);

/** The insurer's PDFs; the newest of a kind counts. */
export const policyFiles = pgTable(
  "policy_files",
  {
    id: uuid("id").primaryKey(),
    policyId: uuid("policy_id")
      .notNull()
      .references(() => policies.id),
    kind: text("kind", { enum: policyFileKinds }).notNull(),
    /** Version of the policy with which it came. */
    version: integer("version").notNull(),
    storageKey: text("storage_key").notNull(),
    /** The file's own key, wrapped under DOCUMENT_KEY (ruling D1). */
    wrappedKey: text("wrapped_key").notNull(),
    sha256: text("sha256").notNull(),
    bytes: integer("bytes").notNull(),
    pages: integer("pages").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("policy_files_version").on(table.policyId, table.kind, table.version),
    uniqueIndex("policy_files_storage_key").on(table.storageKey),
  ],
);
