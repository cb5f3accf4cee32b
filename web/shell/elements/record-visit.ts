import { isStorageAllowed, readStored, removeStored, writeStored } from "../device/storage.ts";

const KEY = "countVisits";
const NO = "no";

/** Visits are counted unless the visitor opts out on this device, or could not. */
export const visitChoice = {
  isCounted: () => isStorageAllowed() && readStored("localStorage", KEY) !== NO,
  choose: (isCounted: boolean) =>
    isCounted ? removeStored("localStorage", KEY) : writeStored("localStorage", KEY, NO),
};

/** A failure to record must not disturb the visitor. */
export const recordVisit = (host: HTMLElement) => {
  if (!visitChoice.isCounted()) return;
  const body = JSON.stringify({ page: host.dataset["page"], visitedAt: new Date().toISOString() });
  const headers = { "content-type": "application/json" };
  fetch("/api/users/addvistior", { method: "POST", headers, body }).catch(console.warn);
};
