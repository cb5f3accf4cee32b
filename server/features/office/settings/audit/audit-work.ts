import { randomUUID } from "node:crypto";
import {
  type AuditEntry,
  MAX_EXPORTED_ROWS,
} from "../../../../../contract/office/settings/audit.ts";
import type { Language } from "../../../../../domain/language.ts";
import { Problem } from "../../../../http/problem.ts";
import type { StaffMember } from "../../../../http/staff-access.ts";
import type { Parts } from "../../../../parts.ts";
import { byStaff, writeAuditIn } from "../../../../records/audit/audit-store.ts";
import { listStaffNames, readStaffNames } from "../../../../records/staff/staff-names-store.ts";
import { giveWay } from "../../csv/give-way.ts";
import { readEmail } from "../read-staff-fields.ts";
import { auditCsv } from "./audit-csv.ts";
import { type AuditFilters, type AuditPosition, createAuditRowsStore } from "./audit-rows-store.ts";
import { presentAudit } from "./present-audit.ts";
import { createNamed, readPosition, type TypedFilters, writePosition } from "./read-filters.ts";
import { createSubjectsStore } from "./subjects-store.ts";

type Listing = TypedFilters & { limit: number; cursor?: string | undefined };

const EXPORTED_AT_ONCE = 250;

/** The audit, as compliance reads it (ruling U6). */
export const createAuditWork = ({ db, limits, now }: Pick<Parts, "db" | "limits" | "now">) => {
  const rows = createAuditRowsStore(db);
  const subjects = createSubjectsStore(db);
  const named = createNamed(subjects);

  const pageOf = async (filters: AuditFilters, after: AuditPosition | undefined, limit: number) => {
    const found = await rows.list(filters, { after, limit: limit + 1 });
    const shown = found.slice(0, limit);
    const last = found.length > limit ? shown.at(-1) : undefined;
    return {
      entries: await presentAudit(shown, subjects, await readStaffNames(db)),
      next: last && { at: last.position, id: last.id },
    };
  };

  async function* pagesOf(filters: AuditFilters): AsyncGenerator<AuditEntry[]> {
    let after: AuditPosition | undefined;
    for (let count = 0; count < MAX_EXPORTED_ROWS; count += EXPORTED_AT_ONCE) {
      const { entries, next } = await pageOf(filters, after, EXPORTED_AT_ONCE);
      yield entries;
      if (!next) return;
      after = next;
      await giveWay();
    }
  }

  return {
    list: async ({ limit, cursor, ...typed }: Listing) => {
      const after = cursor === undefined ? undefined : readPosition(cursor);
      const { entries, next } = await pageOf(await named.read(typed), after, limit);
      return { data: entries, nextCursor: next ? writePosition(next) : null };
    },

    /** Whom the filters may name, and whom they name. */
    choices: async ({ request, person }: Pick<TypedFilters, "request" | "person">) => {
      const who = person ? await named.person(person) : undefined;
      return {
        staff: await listStaffNames(db),
        request: (request ? await named.request(request) : undefined) ?? null,
        person: who && who.name !== null ? { id: who.id, name: who.name } : null,
        isCut: who?.isCut ?? false,
      };
    },

    /** @throws {Problem} accounts.email_invalid; settings.personNotFound */
    findPerson: async (typed: string) => {
      const email = readEmail(typed.replaceAll("\0", ""));
      const account = await subjects.userBy("email", email);
      if (account) return { id: account.id, name: account.name };
      const [requestId] = await subjects.requestsOfPerson(null, email);
      const request = requestId ? await subjects.requestBy("id", requestId) : undefined;
      if (!request) throw new Problem("settings.personNotFound", { field: "email" });
      return { id: request.id, name: request.name };
    },

    /** Written down before anything is given out. @throws {Problem} request.tooMany */
    exportCsv: async (member: StaffMember, typed: TypedFilters, language: Language) => {
      const filters = await named.read(typed);
      await limits.take("auditExport", member.id);
      const request = typed.request ? await named.request(typed.request) : undefined;
      const asked = { ...typed, ...(request && { request: request.id }) };
      await db.transaction((tx) =>
        writeAuditIn(tx, {
          ...byStaff(member.id),
          at: now(),
          subject: "audit",
          subjectId: randomUUID(),
          event: "exported",
          detail: {
            filters: Object.entries(asked).flatMap(([name, value]) =>
              value ? [`${name}=${value}`] : [],
            ),
          },
        }),
      );
      return auditCsv(pagesOf(filters), language);
    },
  };
};
