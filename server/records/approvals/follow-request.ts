import type { Transaction } from "../../adapters/database/database.ts";
import type { RequestMove } from "../requests/followers.ts";
import { voidApprovalsOfIn } from "./approvals-store.ts";

/** A rejection was asked for on the state that its request then had. */
export const voidRejectionIn = (tx: Transaction, { requestId, by, at }: RequestMove) =>
  voidApprovalsOfIn(tx, "rejection", [requestId], "changed", by, at);
