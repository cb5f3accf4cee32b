import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./moment.ts";
import { requests } from "./requests.ts";
import { staff } from "./staff.ts";

/** Who may write to a request now (ruling O1); renewing it touches nothing of the request. */
export const leases = pgTable("leases", {
  requestId: uuid("request_id")
    .primaryKey()
    .references(() => requests.id),
  staffId: uuid("staff_id")
    .notNull()
    .references(() => staff.id),
  until: moment("until").notNull(),
});

/** What staff write about a request; customers never see it. */
export const notes = pgTable(
  "notes",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    requestId: uuid("request_id")
      .notNull()
      .references(() => requests.id),
    staffId: uuid("staff_id")
      .notNull()
      .references(() => staff.id),
    text: text("text").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [index("notes_request").on(table.requestId, table.createdAt)],
);

/** One unfinished note per request and member of staff. */
export const noteDrafts = pgTable(
  "note_drafts",
  {
    requestId: uuid("request_id")
      .notNull()
      .references(() => requests.id),
    staffId: uuid("staff_id")
      .notNull()
      .references(() => staff.id),
    text: text("text").notNull(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.staffId] })],
);
