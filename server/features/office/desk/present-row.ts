import type { Insurer } from "../../../../contract/insurers.ts";
import type { DeskRow } from "../../../../contract/office/desk/requests.ts";
import { dueMovedBy } from "../../../../domain/requests/moved-times.ts";
import { newsNow } from "../../../../domain/requests/news.ts";
import { momentOf } from "../../../../contract/values.ts";
import { plateInfoOf, promiseOf } from "../../../records/requests/present-request.ts";
import type { NameStaff } from "../../../records/staff/staff-names-store.ts";
import type { DeskListedRow } from "./desk-list-store.ts";

/** What ids and slugs of a row are called. */
export type ShownNames = { insurers: readonly Insurer[]; named: NameStaff };

export const presentRow = (
  request: DeskListedRow,
  { insurers, named }: ShownNames,
  now: Date,
): DeskRow => {
  const news = newsNow(request, now);
  const { insurer, companyNameEn: en, companyNameAr: ar, assignee } = request;
  return {
    id: request.id,
    number: request.number,
    type: request.type,
    state: request.state,
    turn: request.turn,
    dueAt: momentOf(request.dueAt),
    dueMovedBy: dueMovedBy(request),
    promise: promiseOf(request),
    snoozedUntil: momentOf(request.snoozedUntil),
    callDueAt: momentOf(request.callDueAt),
    moneyBackSince: momentOf(request.moneyBackSince),
    news: news && { ...news, at: news.at.toISOString() },
    assignee: assignee === null ? null : named(assignee),
    assignedAt: momentOf(request.assignedAt),
    name: request.username,
    plate: plateInfoOf(request),
    origin: request.origin,
    insurerName: insurers.find(({ slug }) => slug === insurer)?.name ?? null,
    planName: en && ar ? { en, ar } : null,
    coverType: request.coverType,
    priceFils: request.priceFils,
    language: request.language,
    createdAt: request.createdAt.toISOString(),
  };
};
