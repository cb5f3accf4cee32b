const LONGEST_WAIT = 500;

// Safari has no idle callbacks.
const whenIdle = (work: () => void) =>
  "requestIdleCallback" in globalThis
    ? requestIdleCallback(work, { timeout: LONGEST_WAIT })
    : setTimeout(work, 20);

/** One task per idle moment, so that no touch waits for all of them. */
export const runWhenIdle = ([work, ...rest]: readonly (() => void)[]) => {
  if (!work) return;
  whenIdle(() => {
    work();
    runWhenIdle(rest);
  });
};
