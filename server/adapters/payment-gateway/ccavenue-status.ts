import type { GatewayStatus } from "../../../domain/requests/gateway-fact.ts";

/** Other words are neither paid nor failed. The status query has different words. */
const returned: Readonly<Record<string, GatewayStatus>> = {
  Success: "paid",
  Failure: "failed",
  Invalid: "failed",
  Aborted: "aborted",
  Awaited: "pending",
};

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

// Initiated is "unknown" because "pending" would prevent a retry; money that came and went back is
// for staff to judge.
export const queriedStatus = (word: string): GatewayStatus => lookUp(queried, word);
