import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { callChannels } from "../../../../domain/clients/preferences.ts";
import { openedKinds } from "../../../../domain/clients/opened.ts";
import { proofKinds } from "../../../../domain/clients/joining.ts";
import { moment } from "./moment.ts";
import { staff } from "./staff.ts";

/**
 * Everybody with an account or a request: an e-mail address is a person to us. Triggers on `users`
 * and `requests` keep the rows, so that nothing that is stored or erased can forget them. No foreign
 * key: an account may open and close while its leads stay.
 */
export const clients = pgTable(
  "clients",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    email: text("email").notNull(),
    /** When the newest of account and requests was made; the list goes by it. */
    lastAt: moment("last_at").notNull(),
  },
  (table) => [
    uniqueIndex("clients_email").on(table.email),
    index("clients_newest").on(table.lastAt, table.id),
  ],
);

/** Which way, in which language and when somebody wants to be reached. */
export const clientPreferences = pgTable(
  "client_preferences",
  {
    clientId: uuid("client_id")
      .primaryKey()
      .references(() => clients.id, { onDelete: "cascade" }),
    channel: text("channel", { enum: callChannels }).notNull(),
    language: text("language", { enum: ["en", "ar"] }).notNull(),
    /** Minutes of a day in Dubai, until before `callUntil`; null for any hour of ours. */
    callFrom: integer("call_from"),
    callUntil: integer("call_until"),
    /** Who recorded it on a call; null where the person set it in their profile. */
    staffId: uuid("staff_id").references(() => staff.id),
    version: integer("version").notNull().default(1),
    at: moment("at").notNull(),
  },
  (table) => [
    index("client_preferences_staff").on(table.staffId),
    check(
      "client_preferences_hours",
      sql`(${table.callFrom} is null) = (${table.callUntil} is null)
        and (${table.callFrom} is null or (0 <= ${table.callFrom}
          and ${table.callFrom} < ${table.callUntil} and ${table.callUntil} <= 1440))`,
    ),
  ],
);

/** Two clients that are one person, by proof. A view of the desk: nothing else reads it. */
export const clientJoins = pgTable(
  "client_joins",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    clientId: uuid("client_id")
      .notNull()
      .references(() => clients.id, { onDelete: "cascade" }),
    otherId: uuid("other_id")
      .notNull()
      .references(() => clients.id, { onDelete: "cascade" }),
    proof: text("proof", { enum: proofKinds }).notNull(),
    /** The document; null where a mail proves it. */
    proofId: uuid("proof_id"),
    /** What names the mail: from which address, when, about what. */
    proofText: text("proof_text").notNull().default(""),
    joinedBy: uuid("joined_by")
      .notNull()
      .references(() => staff.id),
    joinedAt: moment("joined_at").notNull(),
    separatedBy: uuid("separated_by").references(() => staff.id),
    separatedAt: moment("separated_at"),
  },
  (table) => [
    index("client_joins_client").on(table.clientId),
    index("client_joins_other").on(table.otherId),
    index("client_joins_joined_by").on(table.joinedBy),
    index("client_joins_separated_by").on(table.separatedBy),
    check("client_joins_two", sql`${table.clientId} <> ${table.otherId}`),
    uniqueIndex("client_joins_once")
      .on(sql`least(client_id, other_id)`, sql`greatest(client_id, other_id)`)
      .where(sql`separated_at is null`),
  ],
);

/** What staff opened of a person (ruling O11): once an hour for each member of staff. */
export const clientOpenings = pgTable(
  "client_openings",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    clientId: uuid("client_id")
      .notNull()
      .references(() => clients.id, { onDelete: "cascade" }),
    staffId: uuid("staff_id")
      .notNull()
      .references(() => staff.id),
    kind: text("kind", { enum: openedKinds }).notNull(),
    /** The hour in UTC in which it was opened first. */
    hour: moment("hour").notNull(),
    at: moment("at").notNull(),
  },
  (table) => [
    unique("client_openings_hour").on(table.clientId, table.staffId, table.kind, table.hour),
    index("client_openings_client").on(table.clientId, table.at),
    index("client_openings_staff").on(table.staffId, table.hour),
  ],
);
