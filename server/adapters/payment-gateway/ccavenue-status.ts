import type { GatewayFact } from "../../../domain/requests/gateway-fact.ts";

type Status = GatewayFact["status"];

/**
 * Words in the browser's return. Only three of them say anything; every other word, known or new, leaves the
 * question open: an unknown word is not paid and not failed.
 */
const returned: Readonly<Record<string, Status>> = {
  Success: "paid",
  Failure: "failed",
  Invalid: "failed",
  Aborted: "aborted",
  Awaited: "pending",
  Initiated: "pending",
};

/** Words of the status query; CCAvenue uses other words here than in the return. */
const queried: Readonly<Record<string, Status>> = {
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
  Initiated: "pending",
};

const lookUp = (table: Readonly<Record<string, Status>>, word: string): Status =>
  Object.hasOwn(table, word) ? (table[word] ?? "unknown") : "unknown";

export const returnedStatus = (word: string): Status => lookUp(returned, word);

// Refunded, Auto-Reversed, Chargeback and Systemrefund stay "unknown": money came and went again, which is
// neither "paid" nor "failed" and is for staff to judge.
export const queriedStatus = (word: string): Status => lookUp(queried, word);
