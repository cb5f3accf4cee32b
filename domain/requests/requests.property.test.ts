import fc from "fast-check";
import { expect, test, vi } from "vitest";
import {
  acceptOffer,
  cancel,
  endOffers,
  endReview,
  factAbout,
  give,
  learn,
  midway,
  move,
  newWorld,
  reject,
  situationOf,
  soldWorld,
  startPayment,
  stepOn,
  write,
} from "../../tests/support/payment-world.ts";
import {
  dispute,
  endDispute,
  moneyIn,
  paymentIn,
  propose,
  stepOnRefund,
} from "../../tests/support/refund-world.ts";
import { isCountedRefund, isOpenRefund } from "../refunds/refund-state.ts";
import { leftFils, returnedFils } from "../refunds/refund-sums.ts";
import type { Attempt, World } from "../../tests/support/world.ts";
import { gatewayStatuses, noticePayment } from "./gateway-fact.ts";
import { attemptStates, isLiveAttempt, type AttemptState } from "./payment-attempt-state.ts";
import {
  requestStates,
  requestTransitions,
  type RequestEvent,
  type RequestState,
} from "./request-state.ts";
import type { ReviewVerdict } from "./review-verdict.ts";
import { paymentStatus, returningFils } from "./totals.ts";
import { defaultCalendar } from "../calendar/default-calendar.ts";
import { turnOf } from "./turn.ts";

const RUNS = process.env["TEST_LONG"] ? 100_000 : 2_000;
if (process.env["TEST_LONG"]) vi.setConfig({ testTimeout: 30 * 60_000 });
const NOW = new Date("2026-11-02T06:00:00Z");
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
  verdict: fc.constantFrom<ReviewVerdict>(
    { outcome: "noMoney" },
    { outcome: "moneyCame", amountFils: 1 },
  ),
});
const refundGoes = fc.record({
  kind: fc.constant("refund" as const),
  which,
  dice: fc.nat(100),
});
const proposal = fc.record({
  kind: fc.constant("propose" as const),
  which,
  share: fc.constantFrom(0.2, 1, 1),
  reason: fc.constantFrom("paidTooMuch" as const, "policyVoid" as const),
});
const disputeEnds = fc.record({
  kind: fc.constant("disputeEnds" as const),
  outcome: fc.constantFrom("upheld" as const, "rejected" as const),
});
const happening = fc.oneof(
  { weight: 4, arbitrary: oneOfEvents("priced", "becameLead", "offered", "policyIssued") },
  { weight: 3, arbitrary: plain("acceptOffer") },
  { weight: 1, arbitrary: oneOfEvents("cancelledByStaff") },
  { weight: 1, arbitrary: plain("reject") },
  { weight: 1, arbitrary: plain("endOffers") },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant("step" as const), dice: fc.nat(100) }) },
  { weight: 6, arbitrary: plain("pay") },
  { weight: 1, arbitrary: plain("cancel") },
  { weight: 12, arbitrary: refundGoes },
  { weight: 3, arbitrary: proposal },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("dispute" as const), which }) },
  { weight: 2, arbitrary: disputeEnds },
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
  if (event.kind === "step") return stepOn(world, event.dice);
  if (event.kind === "pay") return startPayment(world);
  if (event.kind === "cancel") return cancel(world);
  if (event.kind === "acceptOffer") return acceptOffer(world);
  if (event.kind === "endOffers") return endOffers(world);
  if (event.kind === "reject") return reject(world);
  if (event.kind === "disputeEnds") return endDispute(world, event.outcome);
  if (event.kind === "refund") return stepOnRefund(world, event.which, event.dice);
  if (event.kind === "verdict") return endReview(world, event.verdict);

  const attempt = world.attempts[event.which];
  if (!attempt) return;
  if (event.kind === "propose") return propose(world, attempt, event.share, event.reason);
  if (event.kind === "dispute") return dispute(world, attempt);
  if (event.kind === "attempt") return give(attempt, event.to);

  if (event.kind === "return") {
    return write(world, attempt, noticePayment(situationOf(world, attempt)));
  }
  learn(world, attempt, factAbout(attempt, event.status, event.tampered));
}

function holds(world: World): void {
  const { request, attempts } = world;
  const applied = attempts.filter((attempt) => attempt.applied);
  const inStates = (...states: RequestState[]) => states.includes(request.state);

  expect(attempts.filter(({ state }) => isLiveAttempt(state)).length).toBeLessThanOrEqual(1);

  expect(applied.length).toBeLessThanOrEqual(1);
  expect(world.sales.filter((state) => state === "paid")).toHaveLength(applied.length);
  expect(world.sales.filter((state) => state !== "void").length).toBeLessThanOrEqual(1);
  if (inStates("paid", "issued")) expect(applied).toHaveLength(1);
  if (applied.length > 0) {
    expect(inStates("paid", "issued", "rejected", "refund_pending", "refunded")).toBe(true);
  }
  for (const attempt of attempts) {
    holdsForPayment(world, attempt);
  }

  const undecided = attempts.some(({ state }) => state === "verifying" || state === "review");
  if (inStates("verifying_payment")) expect(undecided).toBe(true);
  if (inStates("awaiting_payment")) expect(undecided).toBe(false);

  const money = moneyIn(world);
  expect(money.refundedFils).toBeLessThanOrEqual(money.capturedFils);
  expect(returningFils({ ...money, state: request.state })).toBeGreaterThanOrEqual(0);
  const keepsAll = money.appliedFils > 0 && money.returnedFils === 0;
  if (keepsAll) expect(paymentStatus(money)).toBe("paid");
  if (applied.length === 0) expect(paymentStatus(money)).toBe("unpaid");
  holdsForRefunds(world);

  const { turn, dueAt } = turnOf(defaultCalendar, request.state, NOW);
  expect(dueAt === null).toBe(turn === null);
  // Whoever paid for a policy waits for us.
  if (inStates("paid")) expect(turn).toBe("us");
}

/** No dirham is lost, doubled or without a name (ruling P19). */
function holdsForPayment(world: World, attempt: Attempt): void {
  const payment = paymentIn(world, attempt);
  const promised = payment.refunds.filter(({ state }) => isCountedRefund(state));
  const sum = promised.reduce((fils, { amountFils }) => fils + amountFils, 0);
  expect(sum).toBeLessThanOrEqual(payment.arrivedFils);
  expect(returnedFils(payment)).toBeLessThanOrEqual(payment.arrivedFils);
  if (attempt.state !== "succeeded") return expect(payment.refunds).toEqual([]);
  // What bought nothing always has somebody who sends it back.
  if (!attempt.applied) expect(leftFils(payment)).toBe(0);
}

function holdsForRefunds({ request, refunds, before, attempts, ...rest }: World): void {
  const world = { request, refunds, before, attempts, ...rest };
  const { capturedFils, refundedFils } = moneyIn(world);
  const isEnded = request.state === "rejected" || request.state === "cancelled";
  if (isEnded) for (const attempt of attempts) expect(leftFils(paymentIn(world, attempt))).toBe(0);
  if (request.state === "refund_pending") {
    expect(before).not.toBeNull();
    const isOpen = refunds.some(({ state }) => isOpenRefund(state));
    expect(isOpen || capturedFils > refundedFils).toBe(true);
  }
}

/** Final states do not change: late money only adds a success and its refund. */
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

const beginning = fc.oneof(
  fc.constant(newWorld),
  fc.constantFrom("paid" as const, "issued" as const).map((state) => () => soldWorld(state)),
  fc.tuple(fc.array(fc.oneof(past, fc.constant("review" as const)), { maxLength: 2 }), live).map(
    ([older, newest]) =>
      () =>
        midway([...older, newest]),
  ),
);

test("any events in any order keep what must hold, everywhere in the table", () => {
  const visited = new Set<string>();
  const walked = new Set<string>();
  fc.assert(
    fc.property(beginning, fc.array(happening, { maxLength: 40, size: "max" }), (begin, story) => {
      const world = begin();
      for (const event of story) {
        const before = structuredClone(world);
        happen(world, event);
        holds(world);
        staysEnded(before, world);
        visited.add(world.request.state);
        for (const { state } of world.attempts) visited.add(`attempt ${state}`);
      }
      for (const way of world.ways) walked.add(way);
    }),
    { numRuns: RUNS },
  );
  const everywhere = [...requestStates, ...attemptStates.map((state) => `attempt ${state}`)];
  expect([...visited].toSorted()).toEqual(everywhere.toSorted());
  const table = requestStates.flatMap((state) =>
    Object.values(requestTransitions[state]).map((to) => `${state} → ${to}`),
  );
  expect(table.filter((step) => !walked.has(step))).toEqual([]);
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
      const countApplied = (world?: World) =>
        world?.attempts.filter(({ applied }) => applied).length;

      expect(states(first)).toEqual(states(second));
      expect(first?.request).toEqual(second?.request);
      expect(countApplied(first)).toBe(countApplied(second));
      expect(first?.refunds.length).toBe(second?.refunds.length);
    }),
    { numRuns: RUNS },
  );
});
