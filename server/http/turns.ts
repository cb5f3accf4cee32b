import { Problem } from "./problem.ts";

/** A queue is short below a quarter of `waiting`. */
const SHORT = 4;

type Waiting = { since: number; begin: () => void; refuse: (problem: Problem) => void };

/** `longest` (ms) applies only to a long queue: in a short one a wait is a slow machine. */
export const turns = (most: { atOnce: number; waiting: number; longest: number }) => {
  let running = 0;
  const queue: Waiting[] = [];

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
