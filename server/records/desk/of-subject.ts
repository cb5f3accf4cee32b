import { and, eq } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Subject } from "../../../domain/desk/subject.ts";

/** The rows of a table that name this subject. */
export const isOf = (table: Record<"subject" | "subjectId", PgColumn>, { kind, id }: Subject) =>
  and(eq(table.subject, kind), eq(table.subjectId, id));
