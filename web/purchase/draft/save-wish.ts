const KEY = "saveToAccount";

/** Who has to login first finds the saving under way when they are back (ruling U7). */
export const saveWish = {
  note: () => {
    try {
      sessionStorage.setItem(KEY, "1");
    } catch {
      // Then the person asks once more.
    }
  },
  /** Whether it was noted; only once. */
  take: (): boolean => {
    try {
      const isNoted = sessionStorage.getItem(KEY) !== null;
      sessionStorage.removeItem(KEY);
      return isNoted;
    } catch {
      return false;
    }
  },
};
