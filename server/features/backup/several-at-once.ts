/** Runs `act` for each item, `limit` at the same time; the first failure ends it. */
export const severalAtOnce = async <Item>(
  items: readonly Item[],
  limit: number,
  act: (item: Item) => Promise<void>,
) => {
  let next = 0;
  const actOn = async () => {
    while (next < items.length) {
      const item = items[next];
      next += 1;
      if (item === undefined) continue;
      try {
        await act(item);
      } catch (error) {
        next = items.length;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, actOn));
};
