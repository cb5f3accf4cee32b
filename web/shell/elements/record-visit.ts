const KEY = "countVisits";
const NO = "no";

/** Whether visits from this device are counted; they are until somebody says otherwise. */
export const visitChoice = {
  isCounted: () => localStorage.getItem(KEY) !== NO,
  choose: (isCounted: boolean) =>
    isCounted ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, NO),
};

/** A visit that could not be recorded must not disturb the visitor. */
export const recordVisit = (host: HTMLElement) => {
  if (!visitChoice.isCounted()) return;
  const body = JSON.stringify({ page: host.dataset["page"], visitedAt: new Date().toISOString() });
  const headers = { "content-type": "application/json" };
  fetch("/api/users/addvistior", { method: "POST", headers, body }).catch(console.warn);
};
