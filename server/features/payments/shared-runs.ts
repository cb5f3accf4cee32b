/**
 * Runs an action for a key once at a time. Those who ask while it runs share one further run, which
 * begins after they asked, so that it sees whatever made them ask.
 */
export const sharedRuns = <Result>(action: (key: string) => Promise<Result>) => {
  const running = new Map<string, Promise<Result>>();
  const following = new Map<string, Promise<Result>>();

  const begin = (key: string) => {
    const run = action(key).finally(() => running.delete(key));
    running.set(key, run);
    return run;
  };

  const follow = async (key: string, before: Promise<Result>) => {
    await before.catch(() => undefined);
    following.delete(key);
    return begin(key);
  };

  return (key: string): Promise<Result> => {
    const before = running.get(key);
    if (!before) return begin(key);
    const next = following.get(key) ?? follow(key, before);
    following.set(key, next);
    return next;
  };
};
