import { performance } from "node:perf_hooks";
import { setImmediate } from "node:timers";
import { type Caller, createRow, type Waiting } from "./callers-in-turn.ts";
import { Problem } from "./problem.ts";

type Limits = {
  atOnce: number;
  maxWaiting: number;
  /** Calls of one caller. */
  maxWaitingOfOne?: number;
  maxWaitMs: number;
  /** Whoever works longer, although the event loop has time, waits for something else. */
  maxHoldMs?: number;
  /** Asked before each turn: false puts it off by one turn of the event loop. */
  mayBegin?: () => boolean;
};

/** A long wait is a slow machine and no flood while fewer than this share wait. */
const FEW = 1 / 4;
/** Every so many turns a stranger comes before those who are signed in. */
const STRANGERS_TURN = 4;
/** One call alone of somebody who is signed in may wait so many times longer: a person. */
const PATIENCE = 3;
const LOOK_MS = 100;
/** A busier event loop makes everything slow, also what waits for nothing else. */
const BUSY_LOOP = 0.75;
const BUSY_HOLD = 8;

const isStillThere = () => false;

/**
 * Work that takes the processor, shared in turns between callers, those who are signed in first
 * (docs/decisions/0032). Each turn begins in a turn of the event loop of its own, so that other calls
 * are read and answered in between.
 */
export const createFairTurns = (limits: Limits) => {
  const { atOnce, maxWaiting, maxWaitingOfOne = Infinity, maxWaitMs, maxHoldMs } = limits;
  const rows = { signedIn: createRow(), strangers: createRow() };
  const working = new Map<object, number>();
  let isPlanned = false;
  let waitingCount = 0;
  let turns = 0;
  let lastLoop = performance.eventLoopUtilization();
  let looking: NodeJS.Timeout | undefined;

  const rowOf = ({ isSignedIn }: Caller) => (isSignedIn ? rows.signedIn : rows.strangers);

  const takeNext = () => {
    const strangersFirst = turns % STRANGERS_TURN === STRANGERS_TURN - 1;
    const order = strangersFirst
      ? [rows.strangers, rows.signedIn]
      : [rows.signedIn, rows.strangers];
    const next = order.find((row) => !row.isEmpty())?.next();
    if (next) waitingCount -= 1;
    return next;
  };

  const findsLate = () => {
    const now = performance.now();
    const areMany = waitingCount >= maxWaiting * FEW;
    return ({ until }: Waiting) => areMany && until < now;
  };

  const beginNext = () => {
    isPlanned = false;
    if (limits.mayBegin?.() === false) return plan();
    while (working.size < atOnce) {
      const isLate = findsLate();
      const next = takeNext();
      if (!next) return;
      if (next.isGone() || isLate(next)) {
        next.refuse();
        continue;
      }
      turns += 1;
      next.begin();
      return plan();
    }
  };

  const plan = () => {
    if (isPlanned || waitingCount === 0 || working.size >= atOnce) return;
    isPlanned = true;
    setImmediate(beginNext);
  };

  /** Makes room beside work that waits for something else. */
  const releaseIdle = () => {
    const measured = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(measured, lastLoop);
    lastLoop = measured;
    if (maxHoldMs === undefined) return;
    const limit = performance.now() - maxHoldMs * (utilization < BUSY_LOOP ? 1 : BUSY_HOLD);
    for (const [work, since] of working) if (since < limit) working.delete(work);
  };

  const look = () => {
    releaseIdle();
    const isLate = findsLate();
    for (const row of Object.values(rows))
      for (const late of row.removeIf(isLate)) {
        waitingCount -= 1;
        late.refuse();
      }
    plan();
    if (waitingCount > 0) return;
    clearInterval(looking);
    looking = undefined;
  };

  /** Some of those who wait are about to begin. */
  const isFull = () => waitingCount + working.size >= maxWaiting + atOnce;

  /** Whether `caller` would have to wait longer than others, or for too long. */
  const isFullFor = (caller: Caller) => {
    const own = rowOf(caller).waitingOf(caller.key);
    return own >= maxWaitingOfOne || (isFull() && !rowToShorten(caller, own));
  };

  /** The last call of whoever has most gives way to a caller who has less. */
  const rowToShorten = (caller: Caller, own: number) => {
    const { strangers, signedIn } = rows;
    const most = Math.max(strangers.longest().length, signedIn.longest().length);
    if (most > own + 1) return strangers.longest().length === most ? strangers : signedIn;
    return caller.isSignedIn && !strangers.isEmpty() ? strangers : undefined;
  };

  const makeRoomFor = (caller: Caller) => {
    if (isFullFor(caller)) throw new Problem("request.busy");
    if (!isFull()) return;
    const row = rowToShorten(caller, rowOf(caller).waitingOf(caller.key));
    const last = row?.removeLast(row.longest());
    if (!last) return;
    waitingCount -= 1;
    last.refuse();
  };

  /** Resolves to what ends the turn. @throws {Problem} request.busy, also for a caller who left */
  const take = async (caller: Caller, isGone = isStillThere): Promise<() => void> => {
    makeRoomFor(caller);
    const isPerson = caller.isSignedIn && rowOf(caller).waitingOf(caller.key) === 0;
    const until = performance.now() + maxWaitMs * (isPerson ? PATIENCE : 1);
    const work = {};
    await new Promise<void>((begin, refuse) => {
      rowOf(caller).add({
        caller,
        until,
        isGone,
        begin: () => {
          working.set(work, performance.now());
          begin();
        },
        refuse: () => refuse(new Problem("request.busy")),
      });
      waitingCount += 1;
      looking ??= setInterval(look, LOOK_MS).unref();
      plan();
    });
    return () => {
      if (working.delete(work)) plan();
    };
  };

  return {
    take,
    isFullFor,
    run: async <Result>(
      caller: Caller,
      action: () => Promise<Result>,
      isGone?: () => boolean,
    ): Promise<Result> => {
      const end = await take(caller, isGone);
      try {
        return await action();
      } finally {
        end();
      }
    },
  };
};
