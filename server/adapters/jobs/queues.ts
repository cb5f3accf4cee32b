/** How often a failed job is tried again, and after how many seconds it counts as stuck. */
export const queues = {
  // About nine hours of a mail server that does not answer.
  mail: {
    retryLimit: 60,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 600,
    expireInSeconds: 120,
  },
  reconcile: { policy: "short", retryLimit: 3, retryDelay: 5, expireInSeconds: 300 },
  promises: { policy: "short", retryLimit: 3, retryDelay: 5, expireInSeconds: 300 },
  calendar: { retryLimit: 10, retryDelay: 5, retryBackoff: true, expireInSeconds: 900 },
  maintenance: { policy: "short", retryLimit: 3, retryDelay: 60, expireInSeconds: 1_800 },
  expiry: { policy: "short", retryLimit: 3, retryDelay: 600, expireInSeconds: 3_600 },
  audit: { policy: "short", retryLimit: 3, retryDelay: 600, expireInSeconds: 3_600 },
  retention: { policy: "short", retryLimit: 3, retryDelay: 600, expireInSeconds: 3_600 },
} as const;

export type Queue = keyof typeof queues;
