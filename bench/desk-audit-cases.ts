import { auditEvents, type AuditSubject, auditSubjects } from "../domain/audit-events.ts";
import { DAY_MS } from "../domain/durations.ts";
import { presentAudit } from "../server/features/office/settings/audit/present-audit.ts";
import type { AuditFilters } from "../server/features/office/settings/audit/audit-rows-store.ts";
import type { DeskCase } from "./desk-case.ts";
import type { DeskStores } from "./desk-stores.ts";

type Filters = Partial<AuditFilters>;

const eventsOf = (subject: AuditSubject) =>
  [...new Set<string>(auditEvents[subject])].map((event) => ({ subject, event }));

/** The audit, by each of its filters and by those that meet seldom. */
export const auditCases = async (
  { audit }: DeskStores,
  { busy, email }: { busy: string; email: string },
  page: number,
): Promise<DeskCase[]> => {
  const filtersOf = (some: Filters): AuditFilters => ({
    staffId: undefined,
    events: undefined,
    subjects: undefined,
    from: undefined,
    before: undefined,
    ...some,
  });
  const list = (name: string, some: Filters, after?: { at: string; id: number }): DeskCase => ({
    name: `audit ${name}`,
    run: ({ audit: { list: read } }) => read(filtersOf(some), { after, limit: page }),
  });

  const newest = await audit.list(filtersOf({}), { after: undefined, limit: 500 });
  const ofStaff = await audit.list(
    filtersOf({ events: [{ subject: "request", event: "taken" }] }),
    {
      after: undefined,
      limit: 500,
    },
  );
  const staffId = [...ofStaff, ...newest].find(({ actor }) => actor === "staff")?.actorId;
  const last = newest.at(-1);
  if (!last || !staffId) throw new Error("Too few rows of the audit were seeded.");
  const after = { at: last.position, id: last.id };
  const day = { from: new Date(last.at.getTime() - DAY_MS), before: last.at };
  const ofRequest = await audit.subjectsOf([busy]);
  const people = await audit.requestsOfPerson(null, email);
  const ofPerson = await audit.subjectsOf(people.slice(0, 50));

  return [
    list("all", {}),
    list("all, page 11", {}, after),
    list("of a day", day),
    list("of a colleague", { staffId }),
    list("of a colleague on a day", { staffId, ...day }),
    list("of a colleague, seldom", { staffId, events: [{ subject: "staff", event: "reset" }] }),
    ...auditSubjects.flatMap((subject) => [
      list(`of ${subject}`, { events: eventsOf(subject) }),
      list(`of ${subject} by a colleague`, { staffId, events: eventsOf(subject) }),
    ]),
    list("of request, page 11", { events: eventsOf("request") }, after),
    list("of request on a day", { events: eventsOf("request"), ...day }),
    ...["taken", "submitted", "filesDownloaded"].flatMap((event) => [
      list(event, { events: [{ subject: "request", event }] }),
      list(`${event} by a colleague on a day`, {
        staffId,
        events: [{ subject: "request", event }],
        ...day,
      }),
    ]),
    list("of a request", { subjects: ofRequest }),
    list("of a request by a colleague", { subjects: ofRequest, staffId }),
    list("of a person", { subjects: ofPerson }),
    { name: "audit: what stands beside a request", run: (all) => all.audit.subjectsOf([busy]) },
    {
      name: "audit: requests of a person",
      run: (all) => all.audit.requestsOfPerson(null, email),
    },
    {
      name: "audit: client of an address",
      run: (all) => all.audit.clientSubjects(email),
    },
    {
      name: "audit: subjects of a person",
      run: (all) => all.audit.subjectsOf(people.slice(0, 50)),
    },
    {
      name: "audit: names on a page",
      run: (all) =>
        presentAudit(newest.slice(0, page), all.audit, (id) => ({
          id,
          name: { en: id, ar: id },
          extension: null,
        })),
    },
  ];
};
