import { Problem } from "../../http/problem.ts";

/**
 * Lets at most `atOnce` of the given actions run; further ones wait in order.
 * @throws {Problem} request.busy when `waiting` of them wait already: each holds a whole upload.
 */
export const turns = (most: { atOnce: number; waiting: number }) => {
  let running = 0;
  const queue: (() => void)[] = [];

  return async <Result>(action: () => Promise<Result>): Promise<Result> => {
    if (running < most.atOnce) running += 1;
    else {
      if (queue.length >= most.waiting) throw new Problem("request.busy");
      // Whoever ends passes the turn on without giving it back: nobody can slip in between.
      await new Promise<void>((resolve) => queue.push(resolve));
    }
    try {
      return await action();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
};
