import type { AuditEntry } from "../../../../../contract/office/settings/audit.ts";
import type { AuditSubject } from "../../../../../domain/audit-events.ts";
import { factsOf, sealedNamesOf } from "../../../../../domain/audit-facts.ts";
import { isUuid } from "../../../../adapters/database/uuid.ts";
import type { NameStaff } from "../../../../records/staff/staff-names-store.ts";
import type { ListedRow } from "./audit-rows-store.ts";
import type { SubjectsStore } from "./subjects-store.ts";

const textOf = (detail: ListedRow["detail"], name: string): string | undefined => {
  const value = detail?.[name];
  return typeof value === "string" ? value : undefined;
};

const unique = (ids: readonly (string | null | undefined)[]) => [
  ...new Set(ids.filter((id): id is string => typeof id === "string" && isUuid(id))),
];

/** Which request each row is about. */
const requestsOf = async (rows: readonly ListedRow[], subjects: SubjectsStore) => {
  const bySubject = Map.groupBy(rows, ({ subject }) => subject);
  const found = new Map<string, string>();
  for (const [subject, group] of bySubject) {
    const unnamed = group.filter(({ detail }) => textOf(detail, "request") === undefined);
    const ids = unique(unnamed.map(({ subjectId }) => subjectId));
    for (const [id, requestId] of await subjects.requestsOf(subject, ids)) found.set(id, requestId);
  }
  return ({ subject, subjectId, detail }: ListedRow) =>
    subject === "request" ? subjectId : (textOf(detail, "request") ?? found.get(subjectId));
};

/** Rows in words' reach: ids become numbers and names, as far as they still have some. */
export const presentAudit = async (
  rows: readonly ListedRow[],
  subjects: SubjectsStore,
  named: NameStaff,
): Promise<AuditEntry[]> => {
  const requestOf = await requestsOf(rows, subjects);
  const numbers = await subjects.numbersOf(unique(rows.map(requestOf)));
  const customers = rows.map(({ actor, actorId }) => (actor === "customer" ? actorId : null));
  const idsOf = (wanted: AuditSubject) =>
    rows.filter(({ subject }) => subject === wanted).map((row) => row.subjectId);
  const names = await subjects.namesOf(unique([...customers, ...idsOf("user")]));
  const clients = await subjects.clientsBy(unique(idsOf("client")));
  const slugs = rows.map(({ detail }) => textOf(detail, "insurer") ?? "").filter(Boolean);
  const insurers = await subjects.insurersNamed([...new Set(slugs)]);

  const personOf = (id: string | null) => {
    const name = id === null ? undefined : names.get(id);
    return id !== null && name !== undefined ? { id, name } : null;
  };

  const personAbout = ({ subject, subjectId }: ListedRow) => {
    if (subject === "user") return personOf(subjectId);
    const client = subject === "client" ? clients.get(subjectId) : undefined;
    return client ? { id: client.id, name: client.name } : null;
  };

  return rows.map((row) => {
    const { actor, actorId, subject, subjectId, detail } = row;
    const requestId = requestOf(row);
    const slug = textOf(detail, "insurer");
    const insurer = insurers.find((one) => one.slug === slug);
    const colleague =
      subject === "staff" ? subjectId : (textOf(detail, "colleague") ?? textOf(detail, "assignee"));
    return {
      id: row.id,
      at: row.at.toISOString(),
      actor,
      staff: actor === "staff" && actorId !== null ? named(actorId) : null,
      customer: actor === "customer" ? personOf(actorId) : null,
      subject,
      event: row.event,
      about: {
        id: subjectId,
        request: requestId ? { id: requestId, number: numbers.get(requestId) ?? null } : null,
        insurer: insurer ? { slug: insurer.slug, name: { en: insurer.en, ar: insurer.ar } } : null,
        colleague: colleague === undefined ? null : named(colleague),
        person: personAbout(row),
      },
      from: row.fromState,
      to: row.toState,
      facts: factsOf(detail),
      sealed: sealedNamesOf(detail),
      callId: row.callId,
    };
  });
};
