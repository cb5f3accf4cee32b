/** On a page that never rests each piece of work waits no longer, in milliseconds. */
const LONGEST_WAIT = 500;

// Safari has no idle callbacks.
const whenIdle = (work: () => void) =>
  "requestIdleCallback" in globalThis
    ? requestIdleCallback(work, { timeout: LONGEST_WAIT })
    : setTimeout(work, 20);

/** Does each piece of work in an idle moment of its own, so that no touch ever waits for all. */
export const runWhenIdle = ([work, ...rest]: readonly (() => void)[]) => {
  if (!work) return;
  whenIdle(() => {
    work();
    runWhenIdle(rest);
  });
};
