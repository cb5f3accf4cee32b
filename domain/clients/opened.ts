import { HOUR_MS } from "../durations.ts";

/**
 * What staff open of a person, as the person's access log names it (ruling O11): policies and
 * refunds by a file of theirs. Photos stand with their request.
 */
export const openedKinds = ["client", "request", "chat", "policy", "refund", "export"] as const;
export type OpenedKind = (typeof openedKinds)[number];

/** The hour in UTC in which it is noted once. */
export const hourOf = (at: Date): Date => new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);
