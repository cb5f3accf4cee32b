import { auditEvents, auditSubjects } from "../../../../../domain/audit-events.ts";
import { dayAfter, isCalendarDay } from "../../../../../domain/calendar-day.ts";
import { isUuid } from "../../../../adapters/database/uuid.ts";
import { Problem } from "../../../../http/problem.ts";
import type { AuditFilters, AuditPosition } from "./audit-rows-store.ts";
import { MOST_OF_PERSON, type Subject, type SubjectsStore } from "./subjects-store.ts";

type Optional<Name extends string> = { [Field in Name]?: string | undefined };
export type TypedFilters = Optional<"by" | "action" | "request" | "person" | "from" | "to">;

const invalid = (field: string) => new Problem("request.invalid", { field });

const CURSOR = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}:\d{2}\.\d{6}Z)\/(\d{1,15})$/;

/** Opaque to callers. */
export const writePosition = ({ at, id }: AuditPosition) =>
  Buffer.from(`${at}/${id}`).toString("base64url");

export const readPosition = (cursor: string): AuditPosition => {
  const written = Buffer.from(cursor, "base64url").toString("latin1");
  const [, day = "", time = "", id] = CURSOR.exec(written) ?? [];
  if (!isCalendarDay(day) || Number.isNaN(Date.parse(day + time))) throw invalid("cursor");
  return { at: day + time, id: Number(id) };
};

const readAction = (action: string | undefined): AuditFilters["events"] => {
  if (!action) return undefined;
  const [named, event] = action.split(".");
  const subject = auditSubjects.find((one) => one === named);
  if (!subject) throw invalid("action");
  const events: readonly string[] = [...new Set(auditEvents[subject])];
  if (event === undefined) return events.map((one) => ({ subject, event: one }));
  if (!events.includes(event)) throw invalid("action");
  return [{ subject, event }];
};

const readDay = (day: string | undefined, field: string) => {
  if (!day) return undefined;
  if (!isCalendarDay(day)) throw invalid(field);
  return day;
};

const startInDubai = (day: string) => new Date(`${day}T00:00:00+04:00`);

/** Whom and what the filters name. */
export const createNamed = (subjects: SubjectsStore) => {
  /** By number, or by id also once it is erased. */
  const request = async (typed: string) => {
    const written = typed.replaceAll("\0", "").trim();
    const found = isUuid(written)
      ? await subjects.requestBy("id", written)
      : await subjects.requestBy("number", written.toUpperCase());
    if (found) return { id: found.id, number: found.number };
    return isUuid(written) ? { id: written, number: null } : undefined;
  };

  /** An account, somebody without one by a request of theirs, or a client of the desk. */
  const identityOf = async (id: string) => {
    const account = await subjects.userBy("id", id);
    if (account) return { ...account, userId: account.id };
    const request = await subjects.requestBy("id", id);
    return request ? { ...request, userId: null } : (await subjects.clientsBy([id])).get(id);
  };

  const person = async (id: string) => {
    if (!isUuid(id)) throw invalid("person");
    const found = await identityOf(id);
    const { email, userId } = found ?? { email: "", userId: null };
    const requests = found ? await subjects.requestsOfPerson(userId, email) : [];
    const chats = found ? await subjects.chatsOfPerson(userId, email) : [];
    const erased: Subject[] = [{ subject: "client", id }];
    const own: Subject[] = [
      { subject: "user", id: userId ?? id },
      ...(found ? await subjects.clientSubjects(email) : erased),
    ];
    return {
      id,
      name: found?.name ?? null,
      requests: requests.slice(0, MOST_OF_PERSON),
      chats: chats.slice(0, MOST_OF_PERSON),
      own,
      isCut: Math.max(requests.length, chats.length) > MOST_OF_PERSON,
    };
  };

  const subjectsOf = async ({ request: typed, person: id }: TypedFilters) => {
    const who = id ? await person(id) : undefined;
    const what = typed ? await request(typed) : undefined;
    if (typed && !what) return [];
    if (!what) {
      if (!who) return undefined;
      const own: Subject[] = [
        ...who.own,
        ...who.chats.map((chat): Subject => ({ subject: "chat", id: chat })),
      ];
      const ofRequests = await subjects.subjectsOf(who.requests);
      return [
        ...own,
        ...ofRequests.filter(
          ({ subject, id: one }) => subject !== "chat" || !who.chats.includes(one),
        ),
      ];
    }
    return who && !who.requests.includes(what.id) ? [] : subjects.subjectsOf([what.id]);
  };

  return {
    request,
    person,

    /** @throws {Problem} request.invalid with the field that is not right */
    read: async (typed: TypedFilters): Promise<AuditFilters> => {
      if (typed.by && !isUuid(typed.by)) throw invalid("by");
      const [from, to] = [readDay(typed.from, "from"), readDay(typed.to, "to")];
      if (from && to && to < from) throw invalid("to");
      return {
        staffId: typed.by || undefined,
        events: readAction(typed.action),
        from: from ? startInDubai(from) : undefined,
        before: to ? startInDubai(dayAfter(to, 1)) : undefined,
        subjects: await subjectsOf(typed),
      };
    },
  };
};
