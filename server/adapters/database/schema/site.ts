import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import type { Menu } from "../../../../contract/menu.ts";
import type { Navigation } from "../../../../contract/navigation.ts";
import type { BrandValues } from "../../../../domain/contact/brand-values.ts";
import { messageStates } from "../../../../domain/contact/message-states.ts";
import { moment } from "./moment.ts";
import { staff } from "./staff.ts";

export const navigation = pgTable(
  "navigation",
  {
    id: integer("id").primaryKey(),
    /** What the site shows; follows from `menu`. */
    groups: jsonb("groups").$type<Navigation>().notNull(),
    /** As staff edited it; null for the menu of the build. */
    menu: jsonb("menu").$type<Menu>(),
    version: integer("version").notNull().default(1),
    changedBy: uuid("changed_by").references(() => staff.id),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [index("navigation_changed_by").on(table.changedBy)],
);

/** Triggers raise it with every change of packages, insurers and menu (docs/decisions/0018). */
export const siteVersion = pgTable("site_version", {
  id: integer("id").primaryKey(),
  version: bigint("version", { mode: "number" }).notNull().default(0),
});

/** How the company is reached, as admins set it; each change raises the site's version. */
export const brandSettings = pgTable(
  "brand_settings",
  {
    id: integer("id").primaryKey(),
    /** Only what differs from what is built in. */
    values: jsonb("values").$type<Partial<BrandValues>>().notNull(),
    version: integer("version").notNull().default(1),
    changedBy: uuid("changed_by").references(() => staff.id),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [index("brand_settings_changed_by").on(table.changedBy)],
);

/** Counts of before languages were told apart; `page_visits` has them, and this will be dropped. */
export const visits = pgTable(
  "visits",
  {
    page: text("page").notNull(),
    day: date("day", { mode: "string" }).notNull(),
    count: integer("count").notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.page, table.day] })],
);

export const messages = pgTable(
  "messages",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    phone: text("phone"),
    product: text("product"),
    message: text("message").notNull(),
    consent: boolean("consent").notNull(),
    language: text("language", { enum: ["en", "ar"] }).notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),

    state: text("state", { enum: messageStates }).notNull().default("new"),
    /** What staff write about it; its sender never sees it. */
    note: text("note").notNull().default(""),
    changedBy: uuid("changed_by").references(() => staff.id),
    changedAt: moment("changed_at"),
    version: integer("version").notNull().default(1),
  },
  (table) => [
    index("messages_created").on(table.createdAt, table.id),
    index("messages_state").on(table.state, table.createdAt, table.id),
    index("messages_email").on(table.email),
  ],
);
