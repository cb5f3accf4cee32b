import { and, eq, gte, inArray, isNull, or, sql } from "drizzle-orm";
import type { NewsCode } from "../../../domain/requests/news.ts";
import type { RequestAuditEvent } from "../../../domain/requests/request-audit-events.ts";
import { newsOf } from "../../../domain/requests/news.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";
import type { Actor } from "../audit/audit-store.ts";

const { requests } = schema;

/** Why it is back after this; what staff do themselves is no news, and ends what was. */
export const newsColumns = (event: RequestAuditEvent, { actor }: Actor, at: Date) => {
  const news = newsOf(event, actor) ?? null;
  return { news, newsAt: news && at };
};

/** For an event that is no news where it leaves the request as it is. */
export const newsColumnsIfAny = (event: RequestAuditEvent, by: Actor, at: Date) =>
  newsOf(event, by.actor) === undefined ? {} : newsColumns(event, by, at);

/** Who had it matters no more once somebody else has it, or nobody. */
const aboutHolders: NewsCode[] = ["takenOver", "assigned", "released"];

/** Nobody has to be told of it before what they have not seen yet. */
export const lesserNews = (news: NewsCode, at: Date) => {
  const isFree = or(
    isNull(requests.newsAt),
    gte(requests.newsSeenAt, requests.newsAt),
    inArray(requests.news, aboutHolders),
  );
  const moment = at.toISOString();
  return {
    news: sql<NewsCode>`case when ${isFree} then ${news} else ${requests.news} end`,
    newsAt: sql<Date>`case when ${isFree} then ${moment}::timestamptz else ${requests.newsAt} end`,
  };
};

/** By whoever has it, or by anybody where nobody does; false where that is somebody else. */
export const noteNewsSeenIn = async (
  tx: Transaction,
  { id, staffId, until }: { id: string; staffId: string; until: Date },
) => {
  const isTheirs = or(isNull(requests.assignee), eq(requests.assignee, staffId));
  const newsSeenAt = sql`greatest(${requests.newsSeenAt}, ${until.toISOString()}::timestamptz)`;
  const seen = await tx
    .update(requests)
    .set({ newsSeenAt })
    .where(and(eq(requests.id, id), isTheirs))
    .returning({ id: requests.id });
  return seen.length === 1;
};

export const noteMailFailedIn = async (tx: Transaction, id: string, at: Date) => {
  await tx.update(requests).set(lesserNews("mailFailed", at)).where(eq(requests.id, id));
};
