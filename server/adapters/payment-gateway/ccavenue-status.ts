import type { GatewayStatus } from "../../../domain/requests/gateway-fact.ts";

/** Words of the browser's return; every other word is neither paid nor failed. */
const returned: Readonly<Record<string, GatewayStatus>> = {
  Success: "paid",
  Failure: "failed",
  Invalid: "failed",
  Aborted: "aborted",
  Awaited: "pending",
};

/** The status query uses other words than the return. */
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

// Initiated is "unknown": nothing was paid, and "pending" would prevent a retry. So are Refunded,
// Auto-Reversed, Chargeback and Systemrefund: money came and went back, which staff must judge.
export const queriedStatus = (word: string): GatewayStatus => lookUp(queried, word);
