/** Does it again and again, each time so long after it ended; `stop` waits for the one that runs. */
export const repeatEvery = (
  milliseconds: number,
  work: () => Promise<unknown>,
  onError: (error: Error) => void,
) => {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const goOn = () => {
    timer = setTimeout(() => {
      running = work()
        .catch(onError)
        .then(() => {
          if (!isStopped) goOn();
        });
    }, milliseconds);
  };
  goOn();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
};
