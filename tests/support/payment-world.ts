import { expect } from "vitest";
import { endsSale } from "../../domain/requests/ends-sale.ts";
import {
  decide,
  type Decision,
  type GatewayFact,
  type PaymentSituation,
} from "../../domain/requests/gateway-fact.ts";
import {
  attemptMayBecome,
  isLiveAttempt,
  type AttemptState,
} from "../../domain/requests/payment-attempt-state.ts";
import {
  mayCancel,
  mayPay,
  nextState,
  requestEvents,
  type RequestEvent,
} from "../../domain/requests/request-state.ts";
import { proposeOwed, returnAll } from "./refund-world.ts";
import { type Attempt, become, noRefunds, type World } from "./world.ts";
import { decideReview, type ReviewVerdict } from "../../domain/requests/review-verdict.ts";

const PRICE = 95_550;

export const newWorld = (): World => ({
  request: { state: "submitted", cancelAsked: false },
  sales: [],
  attempts: [],
  ...noRefunds(),
});

const newAttempt = (number: number, sale: number, state: AttemptState = "created"): Attempt => ({
  sale,
  state,
  orderNo: `M-${number}`,
  amountFils: PRICE,
  currency: "AED",
  applied: false,
});

export function situationOf(world: World, attempt: Attempt) {
  const others = world.attempts.filter((other) => other !== attempt);
  return {
    request: { ...world.request },
    attempt: { ...attempt },
    charge: { kind: "sale", state: world.sales[attempt.sale] ?? "void" },
    anotherInReview: others.some(({ state }) => state === "review"),
    anotherVerifying: others.some(({ state }) => state === "verifying"),
  } satisfies PaymentSituation;
}

/** Applies a decision as the server would; fails on a step that the tables do not allow. */
export function write(world: World, attempt: Attempt, decision: Decision): void {
  if (decision.attempt) {
    expect(attemptMayBecome(attempt.state, decision.attempt.to)).toBe(true);
    attempt.state = decision.attempt.to;
    attempt.applied = decision.attempt.applied ?? attempt.applied;
    if (decision.attempt.trackingId) attempt.trackingId = decision.attempt.trackingId;
    attempt.amountFils = decision.arrivedFils ?? attempt.amountFils;
  }
  if (decision.charge) {
    expect(world.sales[attempt.sale]).toBe("open");
    world.sales[attempt.sale] = decision.charge;
  }
  for (const { event, to } of decision.request?.steps ?? []) {
    expect(nextState(world.request.state, event)).toBe(to);
    become(world, to);
    if (endsSale(event)) voidSale(world);
  }
  expect(decision.request?.to ?? world.request.state).toBe(world.request.state);
  if (decision.refund) proposeOwed(world);
  if (decision.outcome === "unchanged")
    expect(decision.attempt ?? decision.request).toBeUndefined();
}

const isUndecided = ({ state }: Attempt) => state === "verifying" || state === "review";

function voidSale(world: World): void {
  world.sales = world.sales.map((state) => (state === "open" ? "void" : state));
}

export function move(world: World, event: RequestEvent): void {
  if (endsSale(event) && nextState(world.request.state, event)) voidSale(world);
  become(world, nextState(world.request.state, event) ?? world.request.state);
  // Money of before the offer may still turn up: no further payment until that is decided.
  if (event === "offerAccepted" && world.attempts.some(isUndecided)) move(world, "paymentNoticed");
}

/** Refunds cause these, or facts, whether the gateway tells them or staff decide a review. */
const byOthers: readonly RequestEvent[] = [
  "refundRequested",
  "refunded",
  "refundVoided",
  "paymentNoticed",
  "paymentConfirmed",
  "paymentFailed",
  "cancelTookEffect",
];

/** Some event that the table allows now and that staff, the customer or the clock cause. */
export function stepOn(world: World, dice: number): void {
  const possible = requestEvents.filter(
    (event) => !byOthers.includes(event) && nextState(world.request.state, event),
  );
  const event = possible[dice % possible.length];
  if (!event) return;
  if (event === "customerCancelled") return cancel(world);
  if (event === "rejected") return reject(world);
  const wasPayable = mayPay(world.request.state);
  move(world, event);
  if (wasPayable && !mayPay(world.request.state)) giveUp(world);
}

/** Supersedes attempts, as every end of a payment does: money that still arrives goes back. */
function giveUp(world: World): void {
  for (const attempt of world.attempts)
    if (attemptMayBecome(attempt.state, "superseded")) attempt.state = "superseded";
}

export function startPayment(world: World): void {
  if (!mayPay(world.request.state)) return;
  for (const attempt of world.attempts) {
    if (!isLiveAttempt(attempt.state)) continue;
    expect(attemptMayBecome(attempt.state, "superseded")).toBe(true);
    attempt.state = "superseded";
  }
  if (!world.sales.includes("open")) world.sales.push("open");
  world.attempts.push(newAttempt(world.attempts.length, world.sales.indexOf("open")));
}

/** Not while an earlier payment is undecided. */
export function acceptOffer(world: World): void {
  const isUndecided = ({ state }: Attempt) => state === "verifying" || state === "review";
  if (!world.attempts.some(isUndecided)) move(world, "offerAccepted");
}

/** What was accepted is withdrawn; money that arrives later goes back. */
export function endOffers(world: World): void {
  if (!nextState(world.request.state, "offersEnded")) return;
  for (const attempt of world.attempts)
    if (isLiveAttempt(attempt.state)) attempt.state = "superseded";
  move(world, "offersEnded");
}

export function give(attempt: Attempt, to: "handed_off" | "expired"): void {
  if (attempt.state === "created" || attempt.state === "handed_off") attempt.state = to;
}

export const factAbout = (attempt: Attempt, status: GatewayFact["status"], tampered: boolean) => ({
  orderNo: attempt.orderNo,
  status,
  amountFils: tampered ? 1 : attempt.amountFils,
  currency: "AED",
  trackingId: `T-${attempt.orderNo}`,
});

export function endReview(world: World, verdict: ReviewVerdict): void {
  const attempt = world.attempts.find(({ state }) => state === "review");
  if (!attempt) return;
  write(world, attempt, decideReview({ ...situationOf(world, attempt), verdict }));
}

export function learn(world: World, attempt: Attempt, fact: GatewayFact): void {
  write(world, attempt, decide({ ...situationOf(world, attempt), fact }));

  const after = structuredClone(world);
  const repeated = decide({ ...situationOf(world, attempt), fact });
  write(world, attempt, repeated);
  expect(world).toEqual(after);
  expect(repeated.mail).toBeUndefined();
  expect(repeated.refund).toBeUndefined();
}

export function cancel(world: World): void {
  const when = mayCancel(world.request.state);
  if (when === "now") move(world, "customerCancelled");
  if (when === "whenNotPaid") world.request.cancelAsked = true;
}

/** What was paid goes back, approved with the rejection. */
export function reject(world: World): void {
  if (!nextState(world.request.state, "rejected")) return;
  giveUp(world);
  move(world, "rejected");
  returnAll(world);
}

/** A request that was paid, with its policy or before that. */
export const soldWorld = (state: "paid" | "issued"): World => ({
  request: { state, cancelAsked: false },
  sales: ["paid"],
  attempts: [{ ...newAttempt(0, 0, "succeeded"), applied: true }],
  ...noRefunds(),
});

/** A request during payment, after attempts that did not succeed. */
export function midway(states: readonly AttemptState[]): World {
  const undecided = states.some((state) => state === "verifying" || state === "review");
  return {
    request: { state: undecided ? "verifying_payment" : "awaiting_payment", cancelAsked: false },
    sales: states.length > 0 ? ["open"] : [],
    attempts: states.map((state, number) => newAttempt(number, 0, state)),
    ...noRefunds(),
  };
}
