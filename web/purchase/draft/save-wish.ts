import { readStored, removeStored, writeStored } from "../../shell/storage.ts";

const KEY = "saveToAccount";

/** Ruling U7: a person who had to log in first comes back to find the saving under way. */
export const saveWish = {
  note: () => writeStored("sessionStorage", KEY, "1"),
  /** Whether it was noted; true only once. */
  take: (): boolean => {
    const isNoted = readStored("sessionStorage", KEY) !== undefined;
    removeStored("sessionStorage", KEY);
    return isNoted;
  },
};
