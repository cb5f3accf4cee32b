/** Who asks: an address, or the account of a session that was found valid. */
export type Caller = { key: string; isSignedIn: boolean };

/** Caller of work that no call caused, such as a command of the tools. */
export const NOBODY: Caller = { key: "", isSignedIn: false };

export type Waiting = {
  caller: Caller;
  /** Refused when it has not begun by then; `performance.now()`. */
  until: number;
  isGone: () => boolean;
  begin: () => void;
  refuse: () => void;
};

/** One row of callers, of whom each has a queue of its own. Who had a turn goes to the end. */
export const createRow = () => {
  const queues = new Map<string, Waiting[]>();
  return {
    isEmpty: () => queues.size === 0,
    waitingOf: (key: string) => queues.get(key)?.length ?? 0,
    add: (waiting: Waiting) => {
      const { key } = waiting.caller;
      const queue = queues.get(key);
      if (queue) queue.push(waiting);
      else queues.set(key, [waiting]);
    },
    next: () => {
      const [first] = queues;
      if (!first) return undefined;
      const [key, queue] = first;
      const waiting = queue.shift();
      queues.delete(key);
      if (queue.length > 0) queues.set(key, queue);
      return waiting;
    },
    longest: () => {
      let found: Waiting[] = [];
      for (const queue of queues.values()) if (queue.length > found.length) found = queue;
      return found;
    },
    removeLast: (queue: Waiting[]) => {
      const last = queue.pop();
      if (last && queue.length === 0) queues.delete(last.caller.key);
      return last;
    },
    removeIf: (leaves: (waiting: Waiting) => boolean) => {
      const left: Waiting[] = [];
      for (const [key, queue] of queues) {
        const staying = queue.filter((waiting) => !leaves(waiting));
        if (staying.length === queue.length) continue;
        left.push(...queue.filter(leaves));
        if (staying.length > 0) queues.set(key, staying);
        else queues.delete(key);
      }
      return left;
    },
  };
};
