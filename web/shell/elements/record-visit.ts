import { isCounted } from "../device/visit-choice.ts";

/** A failure to record must not disturb the visitor. Nobody is followed: no cookie is sent. */
export const recordVisit = (host: HTMLElement) => {
  if (!isCounted()) return;
  fetch("/api/users/addvistior", {
    method: "POST",
    credentials: "omit",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ page: host.dataset["page"], visitedAt: new Date().toISOString() }),
  }).catch(console.warn);
};
