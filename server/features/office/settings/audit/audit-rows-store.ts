import { and, desc, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import type { AuditSubject } from "../../../../../domain/audit-events.ts";
import type { Database } from "../../../../adapters/database/database.ts";
import { schema } from "../../../../adapters/database/schema.ts";

const { audit } = schema;

export type AuditRow = typeof audit.$inferSelect;
/** A moment to the microsecond, as the database has it, and the row's id. */
export type AuditPosition = { at: string; id: number };
export type ListedRow = AuditRow & { position: string };

export type AuditFilters = {
  /** A colleague. */
  staffId: string | undefined;
  events: readonly { subject: AuditSubject; event: string }[] | undefined;
  /** Rows of these alone. */
  subjects: readonly { subject: AuditSubject; id: string }[] | undefined;
  from: Date | undefined;
  /** Not included. */
  before: Date | undefined;
};

type Page = { after: AuditPosition | undefined; limit: number };

const FORMAT = `YYYY-MM-DD"T"HH24:MI:SS.US"Z"`;
const listed = {
  ...getTableColumns(audit),
  position: sql<string>`to_char(${audit.at} at time zone 'UTC', ${sql.raw(`'${FORMAT}'`)})`,
};
const newestFirst = [desc(audit.at), desc(audit.id)];

const conditionsOf = ({ staffId, from, before }: AuditFilters, { after }: Page): SQL[] => [
  ...(staffId === undefined ? [] : [sql`${audit.actor} = 'staff'`, eq(audit.actorId, staffId)]),
  ...(from ? [sql`${audit.at} >= ${sql.param(from, audit.at)}`] : []),
  ...(before ? [sql`${audit.at} < ${sql.param(before, audit.at)}`] : []),
  ...(after ? [sql`(${audit.at}, ${audit.id}) < (${after.at}::timestamptz, ${after.id})`] : []),
];

const literals = (values: readonly string[]) =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;

/** So many in one statement, so that each reads little. */
const NAMED_AT_ONCE = 200;

const partsOf = <One>(all: readonly One[]): One[][] =>
  Array.from({ length: Math.ceil(all.length / NAMED_AT_ONCE) }, (_, part) =>
    all.slice(part * NAMED_AT_ONCE, (part + 1) * NAMED_AT_ONCE),
  );

export const createAuditRowsStore = (db: Database) => {
  const all = (filters: AuditFilters, page: Page): Promise<ListedRow[]> =>
    db
      .select(listed)
      .from(audit)
      .where(and(...conditionsOf(filters, page)))
      .orderBy(...newestFirst)
      .limit(page.limit);

  /** The newest rows of each name are looked up in its index, then the newest of all are read. */
  const newestOf = async (
    names: SQL,
    isNamed: SQL,
    filters: AuditFilters,
    page: Page,
  ): Promise<ListedRow[]> => {
    const conditions = and(isNamed, ...conditionsOf(filters, page));
    const found = db.$with("found").as(
      db
        .select({ id: sql<number>`hit.id`.as("id") })
        .from(
          sql`${names} cross join lateral (
            select ${audit.id}, ${audit.at} from ${audit} where ${conditions}
            order by ${desc(audit.at)}, ${desc(audit.id)} limit ${page.limit}
          ) as hit`,
        )
        .orderBy(sql`hit.at desc, hit.id desc`)
        .limit(page.limit),
    );
    return db
      .with(found)
      .select(listed)
      .from(audit)
      .where(inArray(audit.id, db.select({ id: found.id }).from(found)))
      .orderBy(...newestFirst);
  };

  const ofEvents = (
    events: NonNullable<AuditFilters["events"]>,
    filters: AuditFilters,
    page: Page,
  ) =>
    newestOf(
      sql`unnest(${literals(events.map(({ subject }) => subject))}, ${literals(events.map(({ event }) => event))}) as named(subject, event)`,
      sql`${audit.subject} = named.subject and ${audit.event} = named.event`,
      filters,
      page,
    );

  const ofSubjects = async (
    subjects: NonNullable<AuditFilters["subjects"]>,
    { staffId, ...filters }: AuditFilters,
    page: Page,
  ) => {
    const events = filters.events?.map(({ event }) => event);
    // Without their kind, or the database would walk all rows of the colleague.
    const isTheirs = staffId === undefined ? sql`` : sql` and ${eq(audit.actorId, staffId)}`;
    const pages = [];
    for (const part of partsOf(subjects))
      pages.push(
        await newestOf(
          sql`unnest(${literals(part.map(({ subject }) => subject))}, ${literals(part.map(({ id }) => id))}::uuid[]) as named(subject, id)`,
          sql`${audit.subject} = named.subject and ${audit.subjectId} = named.id${
            events ? sql` and ${inArray(audit.event, events)}` : sql``
          }${isTheirs}`,
          { ...filters, staffId: undefined },
          page,
        ),
      );
    return pages
      .flat()
      .toSorted((one, other) =>
        one.position === other.position
          ? other.id - one.id
          : other.position.localeCompare(one.position),
      )
      .slice(0, page.limit);
  };

  return {
    /** The newest first. */
    list: async (filters: AuditFilters, page: Page): Promise<ListedRow[]> => {
      const { events, subjects } = filters;
      if (!subjects) return events ? ofEvents(events, filters, page) : all(filters, page);
      const wanted = events
        ? subjects.filter(({ subject }) => events.some((one) => one.subject === subject))
        : subjects;
      return wanted.length === 0 ? [] : ofSubjects(wanted, filters, page);
    },
  };
};
