const KEY = "countVisits";
const NO = "no";

/** Visits are counted unless the visitor opts out on this device. */
export const visitChoice = {
  isCounted: () => localStorage.getItem(KEY) !== NO,
  choose: (isCounted: boolean) =>
    isCounted ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, NO),
};

/** A failure to record must not disturb the visitor. */
export const recordVisit = (host: HTMLElement) => {
  if (!visitChoice.isCounted()) return;
  const body = JSON.stringify({ page: host.dataset["page"], visitedAt: new Date().toISOString() });
  const headers = { "content-type": "application/json" };
  fetch("/api/users/addvistior", { method: "POST", headers, body }).catch(console.warn);
};
