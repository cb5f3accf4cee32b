/** The longest waiting call goes on beyond `maxWaiting`: none is refused, memory is bounded. */
export const createBoundedDelay = (milliseconds: number, maxWaiting: number) => {
  const waiting = new Set<() => void>();

  return () =>
    new Promise<void>((resolve) => {
      const goOn = () => {
        clearTimeout(timer);
        waiting.delete(goOn);
        resolve();
      };
      const timer = setTimeout(goOn, milliseconds);
      waiting.add(goOn);
      const [longest] = waiting;
      if (waiting.size > maxWaiting) longest?.();
    });
};
