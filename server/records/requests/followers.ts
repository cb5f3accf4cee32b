import type { RequestEvent } from "../../../domain/requests/request-state.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import type { Actor } from "../audit/audit-store.ts";

export type RequestMove = { requestId: string; event: RequestEvent; by: Actor; at: Date };
type Follower = (tx: Transaction, move: RequestMove) => Promise<void>;

const subjects = ["offers", "charges", "approvals"] as const;
const followers = new Map<(typeof subjects)[number], Follower>();

/** A feature whose rows follow each move of a request; `server/compose/followers.ts` registers all. */
export const registerFollower = (subject: (typeof subjects)[number], follower: Follower) => {
  followers.set(subject, follower);
};

/** Runs in the move's transaction. @throws {Error} for a missing subject: rows would stay behind */
export const followIn = async (tx: Transaction, move: RequestMove) => {
  for (const subject of subjects) {
    const follower = followers.get(subject);
    if (!follower) throw new Error(`No follower is registered for ${subject}.`);
    await follower(tx, move);
  }
};
