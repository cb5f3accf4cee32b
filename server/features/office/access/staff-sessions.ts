import { randomBytes } from "node:crypto";
import type { Device } from "../../../../domain/accounts/device.ts";
import { staffName } from "../../../../domain/accounts/staff-name.ts";
import { HOUR_MS, MINUTE_MS } from "../../../../domain/durations.ts";
import type { Transaction } from "../../../adapters/database/database.ts";
import type { StaffMember } from "../../../http/staff-access.ts";
import type { Parts } from "../../../parts.ts";
import type { StaffStore } from "./staff-store.ts";

const LIFETIME_MS = 12 * HOUR_MS;
const IDLE_MS = 30 * MINUTE_MS;
/** Time between password and authenticator's code. */
const ENTRY_MS = 10 * MINUTE_MS;
const SEEN_INTERVAL_MS = MINUTE_MS;

type Stage = StaffMember["stage"];

/** Ruling U6: apart from customers' sessions, in a cookie of their own. */
export const createStaffSessions = (
  { keys, now }: Pick<Parts, "keys" | "now">,
  store: StaffStore,
) => {
  const fingerprint = (token: string) => keys.fingerprint("staff-session", token);

  return {
    /** `device`: what tells this session from others to its owner. */
    open: async (staffId: string, stage: Stage, tx?: Transaction, device?: Device) => {
      const token = randomBytes(32).toString("base64url");
      const createdAt = now();
      const lifetime = stage === "entering" ? ENTRY_MS : LIFETIME_MS;
      const expiresAt = new Date(createdAt.getTime() + lifetime);
      const session = { hash: fingerprint(token), staffId, stage, createdAt, expiresAt };
      await store.insertSession({ ...session, ...device, lastSeenAt: createdAt }, tx);
      return token;
    },

    /** A call in the background, such as a stream, does not prolong the session. */
    find: async (token: string, isBackground = false): Promise<StaffMember | undefined> => {
      const found = await store.findSession(fingerprint(token));
      if (!found) return undefined;
      const { hash, lastSeenAt, expiresAt, nameEn, nameAr, ...member } = found;
      const at = now();
      const idle = at.getTime() - lastSeenAt.getTime();
      if (at >= expiresAt || idle >= IDLE_MS) return undefined;
      if (!isBackground && idle >= SEEN_INTERVAL_MS) await store.touchSession(hash, at);
      return { ...member, name: staffName(nameEn, nameAr, member.email) };
    },

    /** Until it ends by itself; unless `isFinal`, a call puts that off. */
    timeLeft: async (token: string): Promise<{ secondsLeft: number; isFinal: boolean }> => {
      const found = await store.findSession(fingerprint(token));
      if (!found) return { secondsLeft: 0, isFinal: true };
      const idleEnd = found.lastSeenAt.getTime() + IDLE_MS;
      const end = found.expiresAt.getTime();
      const left = Math.min(idleEnd, end) - now().getTime();
      return { secondsLeft: Math.max(0, Math.ceil(left / 1_000)), isFinal: end <= idleEnd };
    },

    /** Those of the tokens whose sessions stand inside, in one question. */
    whichAreOpen: async (tokens: readonly string[]): Promise<ReadonlySet<string>> => {
      const byHash = new Map(tokens.map((token) => [fingerprint(token), token]));
      const at = now();
      const idleSince = new Date(at.getTime() - IDLE_MS);
      const open = await store.openSessionsOf([...byHash.keys()], at, idleSince);
      return new Set(open.flatMap(({ hash }) => byHash.get(hash) ?? []));
    },

    hashOf: fingerprint,

    openOf: (staffId: string) => {
      const at = now();
      return store.openSessionsOfOne(staffId, at, new Date(at.getTime() - IDLE_MS));
    },

    endIn: (tx: Transaction, hashes: readonly string[]) => store.deleteSessionsIn(tx, hashes),

    end: (token: string, tx?: Transaction) => store.deleteSession(fingerprint(token), tx),

    sweep: () => {
      const at = now();
      return store.deleteEndedSessions(at, new Date(at.getTime() - IDLE_MS));
    },
  };
};

export type StaffSessions = ReturnType<typeof createStaffSessions>;
