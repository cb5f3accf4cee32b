import { MINUTE_MS } from "../../../domain/durations.ts";
import type { Random } from "./random.ts";
import type { SeededRequest, SeededRows } from "./seeded-rows-store.ts";

const FAILED_SHARE = 0.01;
const TRIES = 5;

type Row = SeededRows["mails"][number];

/** A letter as the mail server took it, or did not. */
export const letterAbout = (
  { requestId, kind, key, at }: Pick<Row, "requestId" | "kind" | "key"> & { at: Date },
  random: Random,
): Row => {
  const hasFailed = random.chance(FAILED_SHARE);
  return {
    id: random.uuid(),
    key,
    requestId,
    kind,
    state: hasFailed ? "failed" : "accepted",
    tries: hasFailed ? TRIES : 1,
    lastError: hasFailed ? "EENVELOPE 550" : null,
    createdAt: at,
    changedAt: new Date(at.getTime() + MINUTE_MS),
  };
};

/** The first letter about a request. */
export const mailAbout = (
  { id, createdAt }: SeededRequest,
  isLead: boolean,
  random: Random,
): Row => {
  const kind = isLead ? "leadReceived" : "requestReceived";
  return letterAbout({ requestId: id, kind, key: `${kind}:${id}`, at: createdAt }, random);
};
