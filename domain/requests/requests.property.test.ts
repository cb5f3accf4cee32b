import fc from "fast-check";
import { expect, test } from "vitest";
import {
  decide,
  gatewayStatuses,
  noticePayment,
  type AttemptInPayment,
  type Decision,
  type GatewayFact,
  type PaymentSituation,
} from "./gateway-fact.ts";
import {
  attemptMayBecome,
  attemptStates,
  isLiveAttempt,
  type AttemptState,
} from "./payment-attempt-state.ts";
import {
  mayCancel,
  mayPay,
  mayRequestRefund,
  nextState,
  requestStates,
  type RequestEvent,
  type RequestState,
} from "./request-state.ts";
import { decideReview, reviewVerdicts, type ReviewVerdict } from "./review-verdict.ts";
import { paymentStatus } from "./totals.ts";

const RUNS = 2_000;
const PRICE = 95_550;

type Attempt = AttemptInPayment & { refundTask: boolean; refunded: boolean };
type World = { request: { state: RequestState; cancelAsked: boolean }; attempts: Attempt[] };

const newWorld = (): World => ({
  request: { state: "submitted", cancelAsked: false },
  attempts: [],
});

const newAttempt = (number: number, state: AttemptState = "created"): Attempt => ({
  state,
  orderNo: `M-${number}`,
  amountFils: PRICE,
  currency: "AED",
  applied: false,
  refundTask: false,
  refunded: false,
});

function situationOf(world: World, attempt: Attempt) {
  const others = world.attempts.filter((other) => other !== attempt);
  return {
    request: { ...world.request },
    attempt: { ...attempt },
    anotherApplied: others.some(({ applied }) => applied),
    anotherInReview: others.some(({ state }) => state === "review"),
    anotherVerifying: others.some(({ state }) => state === "verifying"),
  } satisfies PaymentSituation & { anotherVerifying: boolean };
}

/** Writes a decision down as the server would, refusing every step its tables do not know. */
function write(world: World, attempt: Attempt, decision: Decision): void {
  if (decision.attempt) {
    expect(attemptMayBecome(attempt.state, decision.attempt.to)).toBe(true);
    attempt.state = decision.attempt.to;
    attempt.applied = decision.attempt.applied ?? attempt.applied;
    if (decision.attempt.trackingId) attempt.trackingId = decision.attempt.trackingId;
  }
  for (const { event, to } of decision.request?.steps ?? []) {
    expect(nextState(world.request.state, event)).toBe(to);
    world.request.state = to;
  }
  expect(decision.request?.to ?? world.request.state).toBe(world.request.state);
  if (decision.refundTask) attempt.refundTask = true;
  if (decision.outcome === "unchanged")
    expect(decision.attempt ?? decision.request).toBeUndefined();
}

function move(world: World, event: RequestEvent): void {
  world.request.state = nextState(world.request.state, event) ?? world.request.state;
}

function startPayment(world: World): void {
  if (!mayPay(world.request.state)) return;
  move(world, "offerAccepted");
  for (const attempt of world.attempts) {
    if (!isLiveAttempt(attempt.state)) continue;
    expect(attemptMayBecome(attempt.state, "superseded")).toBe(true);
    attempt.state = "superseded";
  }
  world.attempts.push(newAttempt(world.attempts.length));
}

function give(attempt: Attempt, to: "handed_off" | "expired"): void {
  if (attempt.state === "created" || attempt.state === "handed_off") attempt.state = to;
}

const factAbout = (attempt: Attempt, status: GatewayFact["status"], tampered: boolean) => ({
  orderNo: attempt.orderNo,
  status,
  amountFils: tampered ? 1 : attempt.amountFils,
  currency: "AED",
  trackingId: `T-${attempt.orderNo}`,
});

const which = fc.nat(2);
const oneOfEvents = (...events: RequestEvent[]) =>
  fc.record({ kind: fc.constant("request" as const), event: fc.constantFrom(...events) });
const plain = <Kind extends string>(kind: Kind) => fc.record({ kind: fc.constant(kind) });
const fact = fc.record({
  kind: fc.constant("fact" as const),
  which,
  status: fc.constantFrom(...gatewayStatuses),
  tampered: fc.nat(2).map((dice) => dice === 0),
});
const attemptGoes = fc.record({
  kind: fc.constant("attempt" as const),
  which,
  to: fc.constantFrom("handed_off" as const, "expired" as const),
});
const verdict = fc.record({
  kind: fc.constant("verdict" as const),
  verdict: fc.constantFrom(...reviewVerdicts),
});
const happening = fc.oneof(
  { weight: 4, arbitrary: oneOfEvents("priced", "becameLead", "offered", "policyIssued") },
  { weight: 1, arbitrary: oneOfEvents("rejected", "cancelledByStaff") },
  { weight: 6, arbitrary: plain("pay") },
  { weight: 1, arbitrary: plain("cancel") },
  { weight: 1, arbitrary: plain("refund") },
  { weight: 4, arbitrary: attemptGoes },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("return" as const), which }),
  },
  { weight: 2, arbitrary: verdict },
  { weight: 10, arbitrary: fact },
);
type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never;

function happen(world: World, event: Happening): void {
  if (event.kind === "request") return move(world, event.event);
  if (event.kind === "pay") return startPayment(world);
  if (event.kind === "cancel") return cancel(world);
  if (event.kind === "refund") return refund(world);

  if (event.kind === "verdict") return endReview(world, event.verdict);

  const attempt = world.attempts[event.which];
  if (!attempt) return;
  if (event.kind === "attempt") return give(attempt, event.to);

  if (event.kind === "return") {
    return write(world, attempt, noticePayment(situationOf(world, attempt)));
  }
  learn(world, attempt, factAbout(attempt, event.status, event.tampered));
}

function endReview(world: World, verdict: ReviewVerdict): void {
  const attempt = world.attempts.find(({ state }) => state === "review");
  if (!attempt) return;
  write(world, attempt, decideReview({ ...situationOf(world, attempt), verdict }));
}

function learn(world: World, attempt: Attempt, fact: GatewayFact): void {
  write(world, attempt, decide({ ...situationOf(world, attempt), fact }));

  const after = structuredClone(world);
  const repeated = decide({ ...situationOf(world, attempt), fact });
  write(world, attempt, repeated);
  expect(world).toEqual(after);
  expect(repeated.mail).toBeUndefined();
  expect(repeated.refundTask).toBe(false);
}

function cancel(world: World): void {
  const when = mayCancel(world.request.state);
  if (when === "now") move(world, "customerCancelled");
  if (when === "whenNotPaid") world.request.cancelAsked = true;
}

/** Staff pay back what arrived, as far as the request allows it. */
function refund(world: World): void {
  const arrived = world.attempts.some(({ state }) => state === "succeeded");
  if (mayRequestRefund(world.request.state, arrived)) return move(world, "refundRequested");
  if (world.request.state === "refund_pending") move(world, "refunded");
  for (const attempt of world.attempts) {
    attempt.refunded ||=
      attempt.refundTask || (attempt.applied && world.request.state === "refunded");
  }
}

function holds(world: World): void {
  const { request, attempts } = world;
  const applied = attempts.filter((attempt) => attempt.applied);
  const inStates = (...states: RequestState[]) => states.includes(request.state);

  expect(attempts.filter(({ state }) => isLiveAttempt(state)).length).toBeLessThanOrEqual(1);

  expect(applied.length).toBeLessThanOrEqual(1);
  if (inStates("paid", "issued")) expect(applied).toHaveLength(1);
  if (applied.length > 0) {
    expect(inStates("paid", "issued", "rejected", "refund_pending", "refunded")).toBe(true);
  }
  for (const attempt of attempts) {
    const succeeded = attempt.state === "succeeded";
    expect(attempt.applied || attempt.refundTask).toBe(succeeded);
    expect(attempt.applied && attempt.refundTask).toBe(false);
  }

  const undecided = attempts.some(({ state }) => state === "verifying" || state === "review");
  if (inStates("verifying_payment")) expect(undecided).toBe(true);
  if (inStates("awaiting_payment")) expect(undecided).toBe(false);

  const sum = (some: Attempt[]) => some.reduce((fils, { amountFils }) => fils + amountFils, 0);
  const capturedFils = sum(attempts.filter(({ state }) => state === "succeeded"));
  const refundedFils = sum(attempts.filter(({ refunded }) => refunded));
  expect(refundedFils).toBeLessThanOrEqual(capturedFils);
  if (inStates("paid", "issued")) {
    expect(paymentStatus({ capturedFils, refundedFils })).toBe("paid");
  }
}

/** What has ended stays ended: late money only adds a success and its refund. */
function staysEnded(before: World, after: World): void {
  if (before.request.state === "refunded") expect(after.request.state).toBe("refunded");
  before.attempts.forEach((attempt, index) => {
    const now = after.attempts[index];
    const givenUp = attempt.state === "superseded" || attempt.state === "expired";
    if (givenUp || attempt.state === "review") expect(now?.applied).toBe(false);
    if (attempt.state !== "succeeded") return;
    expect(now?.state).toBe("succeeded");
    expect(now?.applied).toBe(attempt.applied);
  });
}

const past = fc.constantFrom<AttemptState[]>("failed", "aborted", "superseded", "expired");
const live = fc.constantFrom<AttemptState[]>("created", "handed_off", "verifying");

/** A request in the middle of payment, after failed attempts. */
function midway(states: readonly AttemptState[]): World {
  const undecided = states.some((state) => state === "verifying" || state === "review");
  return {
    request: { state: undecided ? "verifying_payment" : "awaiting_payment", cancelAsked: false },
    attempts: states.map((state, number) => newAttempt(number, state)),
  };
}

const beginning = fc.oneof(
  fc.constant(undefined),
  fc
    .tuple(fc.array(fc.oneof(past, fc.constant("review" as const)), { maxLength: 2 }), live)
    .map(([older, newest]) => [...older, newest]),
);

test("any events in any order leave consistent totals", () => {
  const visited = new Set<string>();
  fc.assert(
    fc.property(beginning, fc.array(happening, { maxLength: 40, size: "max" }), (begin, story) => {
      const world = begin ? midway(begin) : newWorld();
      for (const event of story) {
        const before = structuredClone(world);
        happen(world, event);
        holds(world);
        staysEnded(before, world);
        visited.add(world.request.state);
        for (const { state } of world.attempts) visited.add(`attempt ${state}`);
      }
    }),
    { numRuns: RUNS },
  );
  const everywhere = [...requestStates, ...attemptStates.map((state) => `attempt ${state}`)];
  expect([...visited].sort()).toEqual(everywhere.sort());
});

test("facts in any order and number give the same result, except which of two payments is applied", () => {
  const shuffledFacts = fc
    .array(fc.record({ which: fc.nat(3), status: fc.constantFrom(...gatewayStatuses) }), {
      minLength: 1,
      maxLength: 8,
    })
    .chain((facts) =>
      fc.tuple(
        fc.constant(facts),
        fc.shuffledSubarray([...facts, ...facts], { minLength: facts.length * 2 }),
      ),
    );

  fc.assert(
    fc.property(fc.array(past, { maxLength: 3 }), live, shuffledFacts, (older, newest, orders) => {
      const [first, second] = orders.map((facts) => {
        const world = midway([...older, newest]);
        for (const { which: index, status } of facts) {
          const attempt = world.attempts[index];
          if (attempt) learn(world, attempt, factAbout(attempt, status, false));
          holds(world);
        }
        return world;
      });
      const states = (world?: World) => world?.attempts.map(({ state }) => state);
      const count = (world: World | undefined, key: "applied" | "refundTask") =>
        world?.attempts.filter((attempt) => attempt[key]).length;

      expect(states(first)).toEqual(states(second));
      expect(first?.request).toEqual(second?.request);
      expect(count(first, "applied")).toBe(count(second, "applied"));
      expect(count(first, "refundTask")).toBe(count(second, "refundTask"));
    }),
    { numRuns: RUNS },
  );
});
