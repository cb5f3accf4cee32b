import { MINUTE_MS } from "../../../domain/durations.ts";
import type { Random } from "./random.ts";
import type { SeededRequest, SeededRows } from "./seeded-rows-store.ts";

const FAILED_SHARE = 0.01;
const TRIES = 5;

/** The first letter about a request, as the mail server took it, or did not. */
export const mailAbout = (
  { id, createdAt }: SeededRequest,
  isLead: boolean,
  random: Random,
): SeededRows["mails"][number] => {
  const kind = isLead ? "leadReceived" : "requestReceived";
  const hasFailed = random.chance(FAILED_SHARE);
  return {
    id: random.uuid(),
    key: `${kind}:${id}`,
    requestId: id,
    kind,
    state: hasFailed ? "failed" : "accepted",
    tries: hasFailed ? TRIES : 1,
    lastError: hasFailed ? "EENVELOPE 550" : null,
    createdAt,
    changedAt: new Date(createdAt.getTime() + MINUTE_MS),
  };
};
