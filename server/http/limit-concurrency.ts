import { Problem } from "./problem.ts";

/** The queue is short while it is filled to less than a quarter. */
const SHORT_QUEUE = 1 / 4;

type Waiting = { since: number; begin: () => void; refuse: (problem: Problem) => void };

type Limits = { maxRunning: number; maxWaiting: number; maxWaitMs: number };

/**
 * `maxWaitMs` applies only while the queue is not short: in a short one a wait is a slow machine.
 * The result throws request.busy.
 */
export const limitConcurrency = ({ maxRunning, maxWaiting, maxWaitMs }: Limits) => {
  let running = 0;
  const queue: Waiting[] = [];

  const beginNext = () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const isShort = queue.length < maxWaiting * SHORT_QUEUE;
      if (isShort || performance.now() - next.since <= maxWaitMs) return next.begin();
      next.refuse(new Problem("request.busy"));
    }
    running -= 1;
  };

  return async <Result>(action: () => Promise<Result>): Promise<Result> => {
    if (running < maxRunning) running += 1;
    else {
      if (queue.length >= maxWaiting) throw new Problem("request.busy");
      await new Promise<void>((begin, refuse) =>
        queue.push({ since: performance.now(), begin, refuse }),
      );
    }
    try {
      return await action();
    } finally {
      beginNext();
    }
  };
};
