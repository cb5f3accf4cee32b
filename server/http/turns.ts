import { Problem } from "./problem.ts";

/** A line is short below this part of what may wait. */
const SHORT = 4;

type Waiting = { since: number; begin: () => void; refuse: (problem: Problem) => void };

/**
 * Lets at most `atOnce` of the given actions run; further ones wait in order, and while the line is
 * long no longer than `longest` milliseconds: in a short line a wait is a slow machine, not a crowd.
 * @throws {Problem} request.busy when `waiting` of them wait already, or one waited too long.
 */
export const turns = (most: { atOnce: number; waiting: number; longest: number }) => {
  let running = 0;
  const queue: Waiting[] = [];

  /** The turn passes to the next in line without becoming free in between. */
  const passOn = () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const isShort = queue.length < most.waiting / SHORT;
      if (isShort || performance.now() - next.since <= most.longest) return next.begin();
      next.refuse(new Problem("request.busy"));
    }
    running -= 1;
  };

  return async <Result>(action: () => Promise<Result>): Promise<Result> => {
    if (running < most.atOnce) running += 1;
    else {
      if (queue.length >= most.waiting) throw new Problem("request.busy");
      await new Promise<void>((begin, refuse) =>
        queue.push({ since: performance.now(), begin, refuse }),
      );
    }
    try {
      return await action();
    } finally {
      passOn();
    }
  };
};
