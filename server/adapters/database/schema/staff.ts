import { bigint, index, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { browsers, systems } from "../../../../domain/accounts/device.ts";
import { staffChanges } from "../../../../domain/accounts/staff-audit-events.ts";
import { staffRoles } from "../../../../domain/accounts/staff-roles.ts";
import { moment } from "./moment.ts";

/** Apart from customers' accounts (ruling U6). */
export const staff = pgTable(
  "staff",
  {
    id: uuid("id").primaryKey(),
    /** For the door only: colleagues and customers see the name (ruling O7). */
    email: text("email").notNull(),
    /** Null for an account that the command line made without it (`nameOfStaff`). */
    nameEn: text("name_en"),
    nameAr: text("name_ar"),
    /** Digits of the office's telephone. */
    extension: text("extension"),
    /** Since when nothing is to be given to this colleague (ruling O8); null at work. */
    awaySince: moment("away_since"),
    language: text("language", { enum: ["en", "ar"] })
      .notNull()
      .default("en"),
    /** Null until a password was set by the one-time link. */
    passwordHash: text("password_hash"),
    /** The authenticator's secret, sealed under DOCUMENT_KEY; null until it is set up. */
    totpSealed: text("totp_sealed"),
    /** Shown for set-up, but not yet proven by a code. */
    totpPendingSealed: text("totp_pending_sealed"),
    /** The 30-second step of the last code accepted: no code works twice (RFC 6238, 5.2). */
    lastStep: bigint("last_step", { mode: "number" }),
    /** Who set account, roles, password or authenticator last; null for the command line.
     * `staff_changes` knows all of them. */
    changedBy: uuid("changed_by"),
    changedAt: moment("changed_at").notNull().defaultNow(),
    disabledAt: moment("disabled_at"),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [uniqueIndex("staff_email").on(table.email)],
);

/** Who changed whose account, for the rule of seven days (ruling U6). Rows are only inserted. */
export const staffChangeRows = pgTable(
  "staff_changes",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    staffId: uuid("staff_id")
      .notNull()
      .references(() => staff.id),
    change: text("change", { enum: staffChanges }).notNull(),
    /** Null for the command line. */
    changedBy: uuid("changed_by").references(() => staff.id),
    at: moment("at").notNull(),
  },
  (table) => [
    index("staff_changes_staff").on(table.staffId, table.at),
    index("staff_changes_by").on(table.changedBy, table.at),
  ],
);

export const staffRoleRows = pgTable(
  "staff_roles",
  {
    staffId: uuid("staff_id")
      .notNull()
      .references(() => staff.id),
    role: text("role", { enum: staffRoles }).notNull(),
    /** Null for the command line. */
    givenBy: uuid("given_by"),
    givenAt: moment("given_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.role] })],
);

/** One live link to set a password; only its hash. */
export const staffLinks = pgTable(
  "staff_links",
  {
    staffId: uuid("staff_id")
      .primaryKey()
      .references(() => staff.id),
    hash: text("hash").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [uniqueIndex("staff_links_hash").on(table.hash)],
);

export const staffSessions = pgTable(
  "staff_sessions",
  {
    /** HMAC under a key outside the database. */
    hash: text("hash").primaryKey(),
    staffId: uuid("staff_id")
      .notNull()
      .references(() => staff.id),
    /** `entering`: the password was right, the authenticator's code is missing. */
    stage: text("stage", { enum: ["entering", "inside"] }).notNull(),
    browser: text("browser", { enum: browsers }),
    system: text("system", { enum: systems }),
    createdAt: moment("created_at").notNull().defaultNow(),
    lastSeenAt: moment("last_seen_at").notNull().defaultNow(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("staff_sessions_staff").on(table.staffId)],
);

export const staffRecoveryCodes = pgTable(
  "staff_recovery_codes",
  {
    staffId: uuid("staff_id")
      .notNull()
      .references(() => staff.id),
    hash: text("hash").notNull(),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.hash] })],
);
