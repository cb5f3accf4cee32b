import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { TimelineEntry } from "../../../../../contract/office/clients/timeline.ts";
import type { TimelineKind } from "../../../../../domain/clients/timeline.ts";
import { audit } from "../../../../adapters/database/schema/audit.ts";

/** Whose timeline it is, with the requests that it tells of. */
export type Whose = { id: string; userId: string | null; email: string; requestIds: string[] };
export type Kinds = readonly TimelineKind[];

/** A table that tells of a person: its rows of some kinds, each with the kind of its event. */
export type TimelineSource = {
  name: TimelineEntry["source"];
  kinds: Kinds;
  kindOf: (event: string) => TimelineKind;
  /** Undefined where there can be none. */
  rows: (whose: Whose, kinds: Kinds) => SQL | undefined;
};

const LONGEST_TEXT = 500;
export const shortened = (column: PgColumn) => sql`left(${column}, ${LONGEST_TEXT})`;

export const ofKind = (kind: TimelineKind) => ({ kinds: [kind], kindOf: () => kind });

export const audited = { event: audit.event, actor: audit.actor, actorId: audit.actorId };
