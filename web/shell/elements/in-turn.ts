// Safari has no idle callbacks.
const whenIdle = (work: () => void) =>
  "requestIdleCallback" in globalThis ? requestIdleCallback(work) : setTimeout(work, 20);

/** Does each piece of work in an idle moment of its own, so that no touch ever waits for all. */
export const inTurn = ([work, ...rest]: readonly (() => void)[]) => {
  if (!work) return;
  whenIdle(() => {
    work();
    inTurn(rest);
  });
};
