import { setTimeout } from "node:timers/promises";
import { expect, it } from "vitest";
import type { Caller } from "./callers-in-turn.ts";
import { createFairTurns } from "./fair-turns.ts";

const stranger = (key: string): Caller => ({ key, isSignedIn: false });
const customer = (key: string): Caller => ({ key, isSignedIn: true });
const [busy, other] = [stranger("busy"), stranger("other")];

const plenty = { atOnce: 1, maxWaiting: 100, maxWaitMs: 60_000 };

/** Notes whose work begins, and who is refused. */
const noted = (limits: Partial<Parameters<typeof createFairTurns>[0]> = {}) => {
  const turns = createFairTurns({ ...plenty, ...limits });
  const began: string[] = [];
  const refused: string[] = [];
  const ask = (caller: Caller, isGone?: () => boolean, action = async () => {}) =>
    turns
      .run(
        caller,
        () => {
          began.push(caller.key);
          return action();
        },
        isGone,
      )
      .catch((error: unknown) => {
        expect(error).toMatchObject({ code: "request.busy" });
        refused.push(caller.key);
      });
  const askTimes = (times: number, caller: Caller) =>
    Promise.all(Array.from({ length: times }, () => ask(caller)));
  return { turns, began, refused, ask, askTimes };
};

const held = () => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return { action: () => promise, end: resolve, fail: reject };
};

it("takes callers in turn, however many calls one of them has", async () => {
  const { began, askTimes } = noted();
  await Promise.all([askTimes(5, busy), askTimes(2, other), askTimes(1, stranger("third"))]);
  expect(began.slice(0, 5)).toEqual(["busy", "other", "third", "busy", "other"]);
  expect(began).toHaveLength(8);
});

it("keeps the order of one caller's calls, and begins no more at once than allowed", async () => {
  const { turns } = noted({ atOnce: 2 });
  const began: number[] = [];
  const work = [held(), held(), held()];
  const ended = work.map(({ action }, index) =>
    turns.run(busy, () => {
      began.push(index);
      return action();
    }),
  );
  const outcomes = Promise.allSettled(ended);
  await setTimeout(20);
  expect(began).toEqual([0, 1]);
  work[1]?.fail(new Error("makes room, too"));
  await expect.poll(() => began).toEqual([0, 1, 2]);
  work.forEach(({ end }) => end());
  expect((await outcomes).map(({ status }) => status)).toEqual([
    "fulfilled",
    "rejected",
    "fulfilled",
  ]);
});

it("begins with those who are signed in, and gives strangers every fourth turn", async () => {
  const { began, askTimes } = noted();
  await Promise.all([askTimes(3, busy), askTimes(9, customer("customer"))]);
  expect(began.map((key) => key[0]).join("")).toBe("cccbcccbcccb");
});

it("gives one account one turn, however many sessions it has", async () => {
  const { began, askTimes } = noted();
  // Sessions of one account have the same key.
  const sessions = Array.from({ length: 6 }, () => askTimes(1, customer("account")));
  await Promise.all([...sessions, askTimes(1, customer("neighbour"))]);
  expect(began.indexOf("neighbour")).toBe(1);
});

it("refuses a caller's calls beyond its bound, and no others", async () => {
  const { refused, askTimes } = noted({ maxWaitingOfOne: 3 });
  await Promise.all([askTimes(5, busy), askTimes(2, other)]);
  expect(refused).toEqual(["busy", "busy"]);
});

it("makes room for a newcomer in a full queue by the last call of whoever has most", async () => {
  const { began, refused, askTimes } = noted({ maxWaiting: 4 });
  await Promise.all([askTimes(5, busy), askTimes(1, other)]);
  expect(refused).toEqual(["busy"]);
  expect(began).toEqual(["busy", "other", "busy", "busy", "busy"]);
});

it("refuses a stranger in a full queue of strangers, but makes room for a customer", async () => {
  const { began, refused, ask } = noted({ maxWaiting: 2 });
  const three = ["a", "b", "c"].map((key) => ask(stranger(key)));
  await Promise.all([...three, ask(stranger("late")), ask(customer("customer"))]);
  expect(refused).toEqual(["late", "a"]);
  expect(began[0]).toBe("customer");
});

it("refuses whoever waited too long while many wait", async () => {
  const { began, refused, ask, askTimes } = noted({ maxWaiting: 12, maxWaitMs: 200 });
  const first = held();
  const working = ask(busy, undefined, first.action);
  await setTimeout(5);
  const person = ask(customer("person"));
  await askTimes(2, other);
  expect(refused).toEqual(["other", "other"]);

  // Alone it is a slow machine.
  const alone = ask(other);
  await setTimeout(200);
  first.end();
  await Promise.all([working, person, alone]);
  expect(began).toEqual(["busy", "person", "other"]);
});

it("begins beside work that waits for something else", async () => {
  const { began, ask } = noted({ maxHoldMs: 30 });
  const slow = held();
  const working = ask(busy, undefined, slow.action);
  await Promise.all([ask(other), ask(other)]);
  expect(began).toEqual(["busy", "other", "other"]);
  slow.end();
  await working;
});

it("leaves out callers who have gone", async () => {
  const { began, refused, ask } = noted();
  await Promise.all([ask(busy), ask(stranger("gone"), () => true), ask(other)]);
  expect(began).toEqual(["busy", "other"]);
  expect(refused).toEqual(["gone"]);
});

it("puts work off while it may not begin", async () => {
  let pauses = 3;
  const { began, ask } = noted({ mayBegin: () => (pauses -= 1) < 0 });
  await ask(busy);
  expect(began).toEqual(["busy"]);
  expect(pauses).toBe(-1);
});

it("answers other events of the loop between two turns", async () => {
  const { began, ask } = noted({ atOnce: 8 });
  const seen: number[] = [];
  const watching = setInterval(() => seen.push(began.length), 0);
  const work = async () => {
    const until = performance.now() + 3;
    while (performance.now() < until);
  };
  await Promise.all(Array.from({ length: 6 }, () => ask(busy, undefined, work)));
  clearInterval(watching);
  expect(new Set(seen).size).toBeGreaterThan(3);
});
