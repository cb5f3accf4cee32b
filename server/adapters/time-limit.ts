/**
 * Ends after `milliseconds` whatever `run` does: rejects with a `TimeoutError` and aborts the
 * signal. A timer of our own, which is never collected before its time: the signal that a `Request`
 * was given is lost with the next garbage collection (finding E1).
 */
export const withinTime = async <Result>(
  milliseconds: number,
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> => {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const error = new DOMException(`No end within ${milliseconds} ms`, "TimeoutError");
      reject(error);
      controller.abort(error);
    }, milliseconds);
  });
  try {
    return await Promise.race([run(controller.signal), limit]);
  } finally {
    clearTimeout(timer);
  }
};
