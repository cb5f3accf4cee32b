/** Adds up by key in memory, until it is written. */
export const createTally = (write: (counts: ReadonlyMap<string, number>) => Promise<void>) => {
  let counts = new Map<string, number>();

  const add = (key: string, count = 1) => counts.set(key, (counts.get(key) ?? 0) + count);

  return {
    add,

    /** What could not be written is counted again, and written the next time. */
    flush: async () => {
      if (counts.size === 0) return;
      const taken = counts;
      counts = new Map();
      try {
        await write(taken);
      } catch (error) {
        for (const [key, count] of taken) add(key, count);
        throw error;
      }
    },
  };
};
