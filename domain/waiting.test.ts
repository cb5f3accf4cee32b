import { describe, expect, it } from "vitest";
import { documentRequestStates, documentRequestTransitions } from "./documents/document-request.ts";
import { policyStates, policyTransitions } from "./policies/policy-state.ts";
import { mayCause } from "./requests/may-cause.ts";
import { offerStates, offerTransitions } from "./requests/offer-state.ts";
import { attemptStates, attemptTransitions } from "./requests/payment-attempt-state.ts";
import { type RequestEvent, requestStates, requestTransitions } from "./requests/request-state.ts";
import { defaultCalendar } from "./calendar/default-calendar.ts";
import { turnOf } from "./requests/turn.ts";

/** Whose turn it is; `clock`: ours, done by the system at its time. */
type Whose = "us" | "customer" | "insurer" | "gateway" | "clock";
/** `none`: nobody yet, with the reason. */
type Waiting = Whose | "over" | { none: string };

const since = new Date("2026-11-23T10:00:00+04:00");
const isWaiting = (waiting: Waiting) => waiting !== "over";

type Row = { table: string; state: string; waiting: Waiting; exits: readonly string[] };

const walk = <State extends string>(
  table: string,
  states: readonly State[],
  waiting: Record<State, Waiting>,
  exitsOf: (state: State) => readonly string[],
): Row[] =>
  states.map((state) => ({ table, state, waiting: waiting[state], exits: exitsOf(state) }));

/** The issue on money back ends this, and strikes it from here. */
const noEndYet = {
  refund_pending: "the refund has no steps yet: it stands in Money to go back",
} as const;

const rows = [
  ...walk(
    "request",
    requestStates,
    {
      submitted: "us",
      lead: "us",
      offered: "customer",
      awaiting_payment: "customer",
      // Asked by the clock, and by staff at once.
      verifying_payment: "gateway",
      paid: "us",
      issued: "over",
      rejected: "over",
      cancelled: "over",
      refund_pending: { none: noEndYet.refund_pending },
      refunded: "over",
    },
    (state) => Object.keys(requestTransitions[state]),
  ),
  ...walk(
    "attempt",
    attemptStates,
    {
      created: "customer",
      handed_off: "customer",
      verifying: "gateway",
      succeeded: "over",
      failed: "over",
      aborted: "over",
      superseded: "over",
      expired: "over",
      // In Payment to review, until two of us say whether money came.
      review: "us",
    },
    (state) => attemptTransitions[state],
  ),
  ...walk(
    "offer",
    offerStates,
    {
      draft: "us",
      open: "customer",
      accepted: "customer",
      declined: "over",
      withdrawn: "over",
      expired: "over",
      superseded: "over",
      bought: "over",
      lapsed: "over",
    },
    (state) => Object.keys(offerTransitions[state]),
  ),
  ...walk(
    "policy",
    policyStates,
    {
      to_accept: "customer",
      refused: "us",
      // Ends by itself at the end of its cover.
      active: "clock",
      cancelled: "over",
      total_loss: "over",
      renewed: "over",
      expired: "over",
    },
    (state) => Object.keys(policyTransitions[state]),
  ),
  ...walk(
    "document request",
    documentRequestStates,
    {
      open: "customer",
      received: "us",
      accepted: "over",
      rejected: "over",
      withdrawn: "over",
      expired: "over",
    },
    (state) => Object.keys(documentRequestTransitions[state]),
  ),
  // Late after two working days: in Overdue at insurer. A snooze makes it our turn.
  ...walk(
    "insurer submission",
    ["open", "answered"],
    { open: "insurer", answered: "over" },
    (state) => (state === "open" ? ["insurerAnswered", "snoozed", "sentToInsurer"] : []),
  ),
  ...walk(
    "mail",
    ["queued", "accepted", "failed", "sentAgain", "withdrawn"],
    { queued: "clock", accepted: "over", failed: "us", sentAgain: "over", withdrawn: "over" },
    (state) => (["queued", "failed"].includes(state) ? ["accepted", "sentAgain"] : []),
  ),
];

describe("everything that waits", () => {
  it("waits for somebody, but for what a later issue ends", () => {
    const nobodys = rows.filter(({ waiting }) => typeof waiting === "object");
    expect(nobodys.map(({ table, state }) => `${table} ${state}`)).toEqual([
      "request refund_pending",
    ]);
  });

  it.each(rows.filter(({ waiting }) => isWaiting(waiting)))(
    "has a way out: $table $state",
    ({ exits }) => {
      expect(exits.length).toBeGreaterThan(0);
    },
  );

  it.each(requestStates)("has its turn kept with the request: %s", (state) => {
    const waiting = rows.find((row) => row.table === "request" && row.state === state)?.waiting;
    const isPersons = waiting === "us" || waiting === "customer" || waiting === "insurer";
    expect(turnOf(defaultCalendar, state, since).turn).toBe(isPersons ? waiting : null);
  });

  it.each(rows.filter(({ table, waiting }) => table === "request" && waiting === "us"))(
    "that is ours is ended by an agent or by ourselves: $state",
    ({ exits, state }) => {
      const byAgent = exits.some((event) => mayCause(event as RequestEvent, ["agent"]));
      expect(byAgent || state === "submitted").toBe(true);
    },
  );

  it("that is over leads on only where money arrives late or a policy is void", () => {
    const leading = rows.filter(({ waiting, exits }) => !isWaiting(waiting) && exits.length > 0);
    expect(leading.map(({ table, state }) => `${table} ${state}`)).toEqual([
      "request issued",
      "request rejected",
      "request cancelled",
      "attempt failed",
      "attempt aborted",
      "attempt superseded",
      "attempt expired",
    ]);
  });
});
