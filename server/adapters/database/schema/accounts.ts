import { sql } from "drizzle-orm";
import {
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  varchar,
} from "drizzle-orm/pg-core";
import { moment } from "./moment.ts";

export const roles = ["customer", "agent", "compliance", "admin"] as const;

export const users = pgTable(
  "users",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Not unique: people share names (ruling U5). */
    username: text("username").notNull(),
    email: text("email").notNull(),
    phone: text("phone").notNull(),
    passwordHash: text("password_hash").notNull(),
    /** Gives no right: staff rights come only from a staff session (ruling U6). */
    role: text("role", { enum: roles }).notNull().default("customer"),
    language: text("language", { enum: ["en", "ar"] }).notNull(),
    verifiedAt: moment("verified_at"),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
    /** Folded beginnings of the words of name and e-mail (`nameTerms`); null until it was folded. */
    nameTerms: text("name_terms").array(),
    /** Last digits of the phone number first (`phoneTail`). */
    phoneTail: text("phone_tail"),
  },
  (table) => [
    uniqueIndex("users_email").on(table.email),
    index("users_names").using("gin", table.nameTerms).concurrently(),
    index("users_phone_tail")
      .on(sql`${table.phoneTail} text_pattern_ops`)
      .concurrently(),
    // Opened before their names were folded.
    index("users_unfolded")
      .on(table.id)
      .where(sql`name_terms is null`)
      .concurrently(),
  ],
);

/** Only hashes. A new secret replaces the old one of its kind (ruling U4). */
export const secrets = pgTable(
  "secrets",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: ["activation", "reset"] }).notNull(),
    hash: text("hash").notNull(),
    triesLeft: integer("tries_left").notNull(),
    expiresAt: moment("expires_at").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind] }),
    index("secrets_hash").on(table.hash),
  ],
);

/** `hash` is an HMAC under a key outside the database. */
export const sessions = pgTable(
  "sessions",
  {
    hash: text("hash").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull().defaultNow(),
    lastSeenAt: moment("last_seen_at").notNull().defaultNow(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("sessions_user").on(table.userId)],
);

/** rate-limiter-flexible fixes these column names. */
export const limits = pgTable("limits", {
  key: varchar("key", { length: 255 }).primaryKey(),
  points: integer("points").notNull(),
  expire: timestamp("expire", { withTimezone: true, mode: "date" }),
});
