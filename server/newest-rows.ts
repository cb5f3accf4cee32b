const POLL_MS = 1_000;
/** Rows get their id before they are committed: so long a lower id may still appear. */
const WINDOW_MS = 10_000;
const MAX_ROWS = 2_000;

/** Rows of a table that only grows, by an id that counts up. */
type Store<Row extends { id: number }> = {
  newest: () => Promise<number>;
  after: (id: number, limit: number) => Promise<Row[]>;
};

/**
 * Reads a table's newest rows while somebody follows: the same on both engines and all replicas.
 * `overlap`: ids before the newest that are told, too, as they may not have been committed yet;
 * for followers who know what they have.
 */
export const createRowFeed = <Row extends { id: number }>(store: Store<Row>, overlap = 0) => {
  type Hear = (row: Row) => void;
  const listeners = new Set<Hear>();
  const seen = new Map<number, number>();
  let floor: number | undefined;
  let timer: NodeJS.Timeout | undefined;

  const look = async () => {
    const at = Date.now();
    if (floor === undefined) return;
    for (const row of await store.after(floor, MAX_ROWS)) {
      if (seen.has(row.id)) continue;
      seen.set(row.id, at);
      for (const hear of listeners) hear(row);
    }
    for (const [id, seenAt] of seen) {
      if (at - seenAt < WINDOW_MS) continue;
      seen.delete(id);
      floor = Math.max(floor, id);
    }
  };

  const lookOn = () => {
    timer = setTimeout(() => {
      // Nothing that could be told happens during an outage of the database.
      void look()
        .catch(() => undefined)
        .then(() => timer && lookOn());
    }, POLL_MS).unref();
  };

  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
    floor = undefined;
    seen.clear();
  };

  return {
    /** `from`: the newest row at the moment from which nothing is missed. */
    follow: async (hear: Hear) => {
      listeners.add(hear);
      const unfollow = () => {
        listeners.delete(hear);
        if (listeners.size === 0) stop();
      };
      try {
        const from = await store.newest();
        floor = Math.min(floor ?? from - overlap, from);
        if (!timer) lookOn();
        return { from, unfollow };
      } catch (error) {
        unfollow();
        throw error;
      }
    },
  };
};
