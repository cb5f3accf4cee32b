import * as z from "zod/mini";
import { newsCodes } from "../../../domain/requests/news.ts";
import { requestStates } from "../../../domain/requests/request-state.ts";
import { turns } from "../../../domain/requests/turn.ts";
import { ListQuery } from "../../answers.ts";
import { text } from "../../bounded-text.ts";
import { MovedBy } from "../../moved-by.ts";
import { OfferPromise } from "../../offer-promise.ts";
import { InputValue, LedgerLine } from "../../quotes.ts";
import { RequestParams } from "../../request-params.ts";
import { route } from "../../route.ts";
import { staffRefusals as refusals } from "../answers.ts";
import { countedRooms, pagedRooms, partActions, partShapes } from "../rooms.ts";
import { bilingual, moment } from "../../values.ts";
import { PlanVersion } from "../plan-version.ts";
import { StaffName } from "../staff-name.ts";

export const deskTags = ["office: requests"] as const;
const readers = { staff: pagedRooms.requests.roles };

/** Saved ways of looking at the requests; `all` is without a filter. */
export const deskViews = [
  "lateTwice",
  "new",
  "leads",
  "paidToRecord",
  "waitingForCustomer",
  "waitingForInsurer",
  "overdueAtInsurer",
  "overdue",
  "ours",
  "snoozed",
  "callsDue",
  "cancellations",
  "moneyToGoBack",
  "mailFailed",
  "paymentReview",
  "verifyingLate",
  "gatewayTrouble",
  "mine",
  "all",
] as const;
export type DeskView = (typeof deskViews)[number];

const Plate = z.object({ emirate: z.string(), code: z.string(), number: z.string() });

export const DeskRow = z.object({
  id: z.string(),
  number: z.string(),
  type: z.enum(["new", "renew"]),
  state: z.enum(requestStates),
  turn: z.nullable(z.enum(turns)),
  dueAt: z.nullable(moment),
  /** Why that moved; null where it did not. */
  dueMovedBy: z.nullable(MovedBy),
  /** What its customer was promised; `until` null: late twice. */
  promise: z.nullable(OfferPromise),
  snoozedUntil: z.nullable(moment),
  /** When its customer is to be called again. */
  callDueAt: z.nullable(moment),
  /** Since when money waits to go back to its customer. */
  moneyBackSince: z.nullable(moment),
  /** Why it is back; `isSeen` once its assignee opened it, or anybody where it has none. */
  news: z.nullable(z.object({ code: z.enum(newsCodes), at: moment, isSeen: z.boolean() })),
  assignee: z.nullable(StaffName),
  assignedAt: z.nullable(moment),
  name: z.string(),
  plate: z.nullable(Plate),
  origin: z.string(),
  insurerName: z.nullable(bilingual),
  planName: z.nullable(bilingual),
  coverType: z.nullable(z.enum(["thirdParty", "comprehensive"])),
  priceFils: z.nullable(z.number()),
  language: z.enum(["en", "ar"]),
  createdAt: moment,
});
export type DeskRow = z.infer<typeof DeskRow>;

export const listDesk = route({
  method: "GET",
  url: "/api/office/requests",
  config: { access: readers },
  schema: {
    summary:
      "Requests of a view or search: what is late twice, due, wakes or waits first, else the newest",
    tags: deskTags,
    querystring: z.extend(ListQuery, {
      view: z._default(z.enum(deskViews), "all"),
      /** Plate, name, e-mail, phone, number of request or policy, or tail of a chassis number. */
      q: z.optional(text(200)),
      state: z.optional(z.enum(requestStates)),
    }),
    response: {
      200: z.object({
        status: z.literal("success"),
        data: z.array(DeskRow),
        nextCursor: z.nullable(z.string()),
        /** Set on the first page of a search. Not `isAll`: more matched, but no more are listed. */
        found: z.nullable(z.object({ count: z.number(), isAll: z.boolean() })),
      }),
      ...refusals,
    },
  },
});

/** A count stops at 100, shown as "100+"; `messages` are those nobody has answered. */
export const countDesk = route({
  method: "GET",
  url: "/api/office/requests/counts",
  config: { access: { ...readers, background: true } },
  schema: {
    summary: "How many requests each view has, at most 100",
    tags: deskTags,
    response: {
      200: z.object({
        status: z.literal("success"),
        data: z.record(z.enum([...deskViews, ...countedRooms]), z.number()),
      }),
      ...refusals,
    },
  },
});

/** What staff may do with a request itself; rooms add theirs. */
export const requestActions = [
  "take",
  "release",
  "takeOver",
  "assign",
  "addNote",
  "snooze",
  "wake",
  "askGateway",
  "reveal",
  "reject",
  "cancel",
] as const;
export type RequestAction = (typeof requestActions)[number];

/** What the caller may do with a request now; the server refuses everything else. */
export const deskActions = [...requestActions, ...partActions];
export type DeskAction = (typeof deskActions)[number];

export const DeskRequest = z.extend(DeskRow, {
  ...partShapes,
  /** Whose it is; null once it is erased. */
  clientId: z.nullable(z.string()),
  version: z.number(),
  email: z.string(),
  phone: z.nullable(z.string()),
  /** Masked until revealed; null where none was given. */
  emiratesId: z.nullable(z.string()),
  cylinders: z.string(),
  body: z.string(),
  /** Keys are the draft's names; without identity numbers. */
  answers: z.record(z.string(), z.string()),
  inputs: z.array(z.object({ input: z.string(), value: InputValue, source: z.string() })),
  startDate: z.nullable(z.string()),
  ledger: z.nullable(z.array(LedgerLine)),
  edition: z.nullable(z.string()),
  /** Null without a price of ours, and where it was sold before versions were kept. */
  planVersion: z.nullable(PlanVersion),
  capturedFils: z.number(),
  refundedFils: z.number(),
  cancelAsked: z.boolean(),
  attempts: z.array(
    z.object({
      state: z.string(),
      applied: z.boolean(),
      amountFils: z.number(),
      orderNo: z.string(),
      /** Since when the gateway does not answer about it, while it is still asked. */
      troubleSince: z.nullable(moment),
      createdAt: moment,
    }),
  ),
  history: z.array(
    z.object({
      event: z.string(),
      state: z.nullable(z.string()),
      actor: z.enum(["customer", "staff", "system", "gateway"]),
      staff: z.nullable(StaffName),
      /** Who had it before, or has it now, where it went from one to another. */
      colleague: z.nullable(StaffName),
      at: moment,
    }),
  ),
  notes: z.array(z.object({ text: z.string(), staff: StaffName, at: moment })),
  /** The caller's own unfinished note. */
  noteDraft: z.string(),
  /** Other requests of the same person or plate. */
  related: z.array(DeskRow),
  /** Who may write to it now; null while nobody does. */
  lease: z.nullable(z.object({ staff: StaffName, isOwn: z.boolean(), until: moment })),
  actions: z.array(z.enum(deskActions)),
});
export type DeskRequest = z.infer<typeof DeskRequest>;

export const DeskRequestAnswer = z.object({ status: z.literal("success"), data: DeskRequest });

export const readDeskRequest = route({
  method: "GET",
  url: "/api/office/requests/:id",
  config: { access: readers },
  schema: {
    summary: "All about one request",
    tags: deskTags,
    params: RequestParams,
    response: { 200: DeskRequestAnswer, ...refusals },
  },
});

export const viewDeskDocument = route({
  method: "GET",
  url: "/api/office/requests/:id/documents/:documentId",
  config: { access: readers },
  schema: {
    summary: "A document as a JPEG; each view is an audit row",
    tags: deskTags,
    params: z.extend(RequestParams, { documentId: text(60) }),
    response: { 200: z.any(), ...refusals },
  },
});
