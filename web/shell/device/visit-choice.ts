import { isStorageAllowed, readStored, removeStored, writeStored } from "./storage.ts";

const KEY = "countVisits";
const NO = "no";

/** Visits are counted unless the visitor opts out on this device, or could not. */
export const isCounted = () => isStorageAllowed() && readStored("localStorage", KEY) !== NO;

export const chooseCounting = (isWanted: boolean) =>
  isWanted ? removeStored("localStorage", KEY) : writeStored("localStorage", KEY, NO);
