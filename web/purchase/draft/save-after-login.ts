import { readStored, removeStored, writeStored } from "../../shell/device/storage.ts";

const KEY = "saveToAccount";

/** Ruling U7: a person who had to log in first comes back to find the saving under way. */
export const saveAfterLogin = {
  request: () => writeStored("sessionStorage", KEY, "1"),
  /** Whether it was requested; true only once. */
  take: (): boolean => {
    const isRequested = readStored("sessionStorage", KEY) !== undefined;
    removeStored("sessionStorage", KEY);
    return isRequested;
  },
};
