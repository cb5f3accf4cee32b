import { expect } from "vitest";
import {
  isOpenRefund,
  nextRefundState,
  type RefundEvent,
  refundEvents,
} from "../../domain/refunds/refund-state.ts";
import type { RefundReason } from "../../domain/refunds/refund-terms.ts";
import {
  isDisputed,
  leftFils,
  overpromisedFils,
  returnedFils,
} from "../../domain/refunds/refund-sums.ts";
import {
  isEndedWithoutPolicy,
  owedFils,
  requestEventAfter,
} from "../../domain/refunds/request-after-refund.ts";
import { nextState, statesBeforeRefund } from "../../domain/requests/request-state.ts";
import { type Attempt, become, type World, type WorldRefund } from "./world.ts";

export const paymentIn = (world: World, attempt: Attempt) => {
  const number = world.attempts.indexOf(attempt);
  const isOfIt = (one: { attempt: number }) => one.attempt === number;
  return {
    arrivedFils: attempt.state === "succeeded" ? attempt.amountFils : 0,
    refunds: world.refunds.filter(isOfIt),
    disputes: world.disputes.filter(isOfIt),
  };
};

const leftOf = (world: World, attempt: Attempt) => leftFils(paymentIn(world, attempt));
const arrived = ({ attempts }: World) => attempts.filter(({ state }) => state === "succeeded");

const sumOf = (world: World, fils: (attempt: Attempt) => number) =>
  arrived(world).reduce((sum, attempt) => sum + fils(attempt), 0);

/** The figures that the server keeps, from what happened. */
export const moneyIn = (world: World) => {
  const back = (attempt: Attempt) => returnedFils(paymentIn(world, attempt));
  return {
    appliedFils: sumOf(world, ({ applied, amountFils }) => (applied ? amountFils : 0)),
    returnedFils: sumOf(world, (attempt) => (attempt.applied ? back(attempt) : 0)),
    capturedFils: sumOf(world, ({ amountFils }) => amountFils),
    refundedFils: sumOf(world, back),
  };
};

const wasEnded = ({ request, before }: World) =>
  isEndedWithoutPolicy(request.state === "refund_pending" ? before : request.state);

export function proposeOwed(world: World): void {
  for (const attempt of arrived(world)) {
    const left = { isApplied: attempt.applied, leftFils: leftOf(world, attempt) };
    const amountFils = owedFils(wasEnded(world), left);
    const reason = attempt.applied ? "rejected" : "notApplied";
    if (amountFils > 0)
      world.refunds.push({
        attempt: world.attempts.indexOf(attempt),
        amountFils,
        state: "proposed",
        reason,
      });
  }
}

function follow(world: World, event: RefundEvent): void {
  const { capturedFils, refundedFils } = moneyIn(world);
  const { state } = world.request;
  const moved = requestEventAfter(event, {
    state,
    refunds: world.refunds,
    heldFils: capturedFils - refundedFils,
    uncoveredFils: sumOf(world, (attempt) => leftOf(world, attempt)),
  });
  if (!moved) return;
  const to = nextState(state, moved, world.before ?? undefined);
  expect(to).toBeDefined();
  world.before = statesBeforeRefund.find((one) => one === state) ?? world.before;
  become(world, to ?? state);
}

function moveRefund(world: World, refund: WorldRefund, event: RefundEvent): void {
  const to = nextRefundState(refund.state, event);
  const attempt = world.attempts[refund.attempt];
  if (!to || !attempt) return;
  const payment = paymentIn(world, attempt);
  if (event === "send" && isDisputed(payment)) return;
  if ((event === "send" || event === "confirm") && overpromisedFils(payment) > 0) return;
  refund.state = to;
  follow(world, event);
  proposeOwed(world);
}

/** What staff do most often comes first: they agree, ask the insurer, and have it confirmed. */
const usual: readonly RefundEvent[] = ["approve", "send", "confirm"];

/** Some event that the table allows now for one of the open refunds. */
export function stepOnRefund(world: World, which: number, dice: number): void {
  const open = world.refunds.filter(({ state }) => isOpenRefund(state));
  const refund = open[which % open.length];
  if (!refund) return;
  const possible = refundEvents.filter((event) => nextRefundState(refund.state, event));
  const event =
    usual.find((one) => possible.includes(one) && dice < 60) ?? possible[dice % possible.length];
  if (event) moveRefund(world, refund, event);
}

/** Somebody at the desk proposes a part of what is left; more than that is refused. */
export function propose(world: World, attempt: Attempt, share: number, reason: RefundReason): void {
  const amountFils = Math.ceil(leftOf(world, attempt) * share);
  if (amountFils === 0) return;
  const number = world.attempts.indexOf(attempt);
  world.refunds.push({ attempt: number, amountFils, state: "proposed", reason });
  proposeOwed(world);
}

/** A rejection brings everything back, approved with it. */
export function returnAll(world: World): void {
  for (const refund of world.refunds) if (refund.state === "proposed") refund.state = "withdrawn";
  for (const attempt of arrived(world)) {
    const amountFils = leftOf(world, attempt);
    if (amountFils === 0) continue;
    const number = world.attempts.indexOf(attempt);
    const refund = { attempt: number, amountFils, reason: "rejected" as const };
    world.refunds.push({ ...refund, state: "proposed" });
    const last = world.refunds.at(-1);
    if (last) moveRefund(world, last, "approve");
  }
}

export function dispute(world: World, attempt: Attempt): void {
  const { arrivedFils, disputes } = paymentIn(world, attempt);
  if (arrivedFils === 0 || disputes.some(({ state }) => state !== "rejected")) return;
  const number = world.attempts.indexOf(attempt);
  world.disputes.push({ attempt: number, amountFils: arrivedFils, state: "open" });
}

export function endDispute(world: World, outcome: "upheld" | "rejected"): void {
  const open = world.disputes.find(({ state }) => state === "open");
  const attempt = open && world.attempts[open.attempt];
  if (!open || !attempt) return;
  // What the customer has from the insurer, the bank does not give a second time.
  const isPaid = paymentIn(world, attempt).refunds.some(({ state }) => state === "confirmed");
  open.state = isPaid ? "rejected" : outcome;
  if (open.state === "rejected") return;
  const isEndable = ({ state }: WorldRefund) => isOpenRefund(state) && state !== "sent";
  for (const refund of paymentIn(world, attempt).refunds.toReversed())
    if (isEndable(refund) && overpromisedFils(paymentIn(world, attempt)) > 0)
      refund.state = refund.state === "proposed" ? "withdrawn" : "void";
  follow(world, "void");
  proposeOwed(world);
}
