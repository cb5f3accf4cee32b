import type { GatewayStatus } from "../../../domain/requests/gateway-fact.ts";

/**
 * Words in the browser's return. Every word that is not here, known or new, leaves the question open: it is
 * not paid and not failed.
 */
const returned: Readonly<Record<string, GatewayStatus>> = {
  Success: "paid",
  Failure: "failed",
  Invalid: "failed",
  Aborted: "aborted",
  Awaited: "pending",
};

/** Words of the status query; CCAvenue uses other words here than in the return. */
const queried: Readonly<Record<string, GatewayStatus>> = {
  Successful: "paid",
  Shipped: "paid",
  Unsuccessful: "failed",
  Invalid: "failed",
  "Auto-Cancelled": "failed",
  Cancelled: "failed",
  Fraud: "failed",
  Timeout: "failed",
  Aborted: "aborted",
  Awaited: "pending",
};

const lookUp = (table: Readonly<Record<string, GatewayStatus>>, word: string): GatewayStatus =>
  Object.hasOwn(table, word) ? (table[word] ?? "unknown") : "unknown";

export const returnedStatus = (word: string): GatewayStatus => lookUp(returned, word);

// Initiated stays "unknown": the page was opened and nothing was paid, and "pending" would bar a retry.
// Refunded, Auto-Reversed, Chargeback and Systemrefund stay "unknown": money came and went again, which is
// neither "paid" nor "failed" and is for staff to judge.
export const queriedStatus = (word: string): GatewayStatus => lookUp(queried, word);
