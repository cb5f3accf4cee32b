const MAX_WAIT_MS = 500;

// Safari has no idle callbacks.
const whenIdle = (work: () => void) =>
  "requestIdleCallback" in globalThis
    ? requestIdleCallback(work, { timeout: MAX_WAIT_MS })
    : setTimeout(work, 20);

/** One task per idle moment, so that no touch waits for all of them. */
export const runWhenIdle = ([work, ...rest]: readonly (() => void)[]) => {
  if (!work) return;
  whenIdle(() => {
    work();
    runWhenIdle(rest);
  });
};
