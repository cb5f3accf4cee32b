import { type CountedRequest, countedOf } from "../../../domain/analytics/figures.ts";
import type { RequestAuditEvent } from "../../../domain/requests/request-audit-events.ts";
import type { RequestState } from "../../../domain/requests/request-state.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import { type Actor, writeAuditIn } from "../audit/audit-store.ts";

type Audited = { id: string; state: RequestState; version: number };

export const auditOf = (
  { id, state, version }: Audited,
  event: RequestAuditEvent,
  by: Actor,
  at: Date,
  from?: RequestState,
) => ({
  ...by,
  at,
  subject: "request" as const,
  subjectId: id,
  event,
  fromState: from,
  toState: state,
  version,
});

/** Writes down what changes no state of the request. */
export const auditRequestIn = (
  tx: Transaction,
  request: Audited,
  event: RequestAuditEvent,
  by: Actor,
  at: Date,
  detail?: Record<string, unknown>,
) => writeAuditIn(tx, { ...auditOf(request, event, by, at), ...(detail && { detail }) });

/** Of events that figures count: with what they are counted by (ruling O11). */
export const auditCountedIn = (
  tx: Transaction,
  request: Audited & CountedRequest,
  event: RequestAuditEvent,
  by: Actor,
  at: Date,
  detail?: Record<string, unknown>,
) => auditRequestIn(tx, request, event, by, at, { ...detail, counted: countedOf(request) });
