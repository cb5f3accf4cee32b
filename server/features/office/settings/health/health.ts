import type { HealthCard } from "../../../../../contract/office/settings/health.ts";
import { momentOf } from "../../../../../contract/values.ts";
import { MINUTE_MS } from "../../../../../domain/durations.ts";
import {
  type HealthCause,
  healthCause,
  type HealthKind,
  type HealthPart,
  type HealthSays,
  type HealthState,
} from "../../../../../domain/health.ts";
import type { Parts } from "../../../../parts.ts";
import { createStanding } from "../../../audit/standing.ts";
import { createHealthStore } from "./health-store.ts";
import { createProbe } from "./probes.ts";

/** For all readers of this process together. */
const CACHED_FOR_MS = 30_000;
/** What has waited no longer is on its way. */
const ON_ITS_WAY_MS = 2 * MINUTE_MS;

type Needed = Pick<Parts, "configuration" | "db" | "keys" | "now" | "restoring" | "store">;

type Told<Part extends HealthPart> = {
  state: HealthState;
  says: HealthSays<Part>;
  kind?: HealthKind;
  count?: number;
  since?: Date | null;
  cause?: HealthCause | null;
  lastGoodAt?: Date | null;
  lastBadAt?: Date | null;
};

const card = <Part extends HealthPart>(part: Part, told: Told<Part>): HealthCard => ({
  part,
  state: told.state,
  says: told.says,
  kind: told.kind ?? null,
  count: told.count ?? 0,
  since: momentOf(told.since),
  cause: told.cause ?? null,
  lastGoodAt: momentOf(told.lastGoodAt),
  lastBadAt: momentOf(told.lastBadAt),
});

/** How the product's parts are, from what it keeps and two cheap questions. */
export const createHealth = (parts: Needed) => {
  const { configuration, db, now, restoring, store: files } = parts;
  const store = createHealthStore(db);
  const readStanding = createStanding(parts);
  const probeDatabase = createProbe(now, store.ping);
  const probeStore = createProbe(now, files.check);
  const isOld = (since: Date | null) =>
    since !== null && now().getTime() - since.getTime() > ON_ITS_WAY_MS;

  const gateway = async () => {
    const [{ count, since }, lastGoodAt] = await Promise.all([
      store.unanswered(),
      store.lastDecision(),
    ]);
    const facts = { kind: configuration.gateway.kind, lastGoodAt };
    if (count > 0)
      return card("gateway", {
        ...facts,
        state: "fails",
        says: "unanswered",
        count,
        since,
        lastBadAt: since,
      });
    return card("gateway", { ...facts, state: "works", says: lastGoodAt ? "works" : "unused" });
  };

  const mail = async () => {
    const found = await store.jobs("mail");
    const { waiting, since, failed, lastGoodAt, lastBadAt, lastBad, isTriedAgain } = found;
    const kind = configuration.smtpUrl === undefined ? "files" : "smtp";
    const cause = lastBad === null ? null : healthCause(lastBad);
    const facts = { kind, lastGoodAt, lastBadAt, cause } as const;
    if (waiting > 0 && (isOld(since) || isTriedAgain)) {
      // A letter that was given up says nothing of those that wait.
      const why = isTriedAgain ? cause : null;
      const told = { state: "fails", says: "waiting", count: waiting, since, cause: why } as const;
      return card("mail", { ...facts, ...told });
    }
    if (failed > 0)
      return card("mail", { ...facts, state: "waits", says: "refused", count: failed });
    return card("mail", { ...facts, state: "works", says: lastGoodAt ? "works" : "unused" });
  };

  const jobs = async () => {
    const { waiting, since, failed, ...rest } = await store.jobs("others");
    const facts = {
      lastGoodAt: rest.lastGoodAt,
      lastBadAt: rest.lastBadAt,
      cause: rest.lastBad === null ? null : healthCause(rest.lastBad),
    };
    if (restoring.isOn()) return card("jobs", { ...facts, state: "fails", says: "restoring" });
    if (isOld(since))
      return card("jobs", { ...facts, state: "fails", says: "late", count: waiting, since });
    if (failed > 0)
      return card("jobs", { ...facts, state: "waits", says: "failed", count: failed });
    return card("jobs", { ...facts, state: "works", says: "works", cause: null });
  };

  const sealer = async () => {
    const { waiting, since, lastGoodAt } = await store.sealing();
    // It is read from the store, of which another card tells.
    const standing = await readStanding().catch(() => undefined);
    if (standing && standing.kind !== "whole")
      return card("sealer", { state: "fails", says: standing.kind, lastGoodAt });
    if (isOld(since))
      return card("sealer", { state: "fails", says: "waiting", count: waiting, since, lastGoodAt });
    return card("sealer", { state: "works", says: "works", lastGoodAt });
  };

  const storage = async () => {
    const { cause, ...times } = await probeStore();
    const kind = configuration.storage === undefined ? "folder" : "bucket";
    if (cause === null) return card("store", { ...times, kind, state: "works", says: "works" });
    const says = cause === "noRoom" ? "full" : "away";
    return card("store", { ...times, kind, state: "fails", says, cause });
  };

  const database = async () => {
    const { cause, ...times } = await probeDatabase();
    const kind = configuration.databaseUrl === undefined ? "embedded" : "postgres";
    return card("database", {
      ...times,
      kind,
      cause,
      ...(cause === null
        ? { state: "works" as const, says: "works" as const }
        : { state: "fails" as const, says: "away" as const }),
    });
  };

  const look = async () => {
    const found = await Promise.all([gateway(), mail(), storage(), jobs(), sealer(), database()]);
    return { at: now().toISOString(), parts: found };
  };

  let looked: ReturnType<typeof look> | undefined;
  let until = -Infinity;

  /** At most 30 s old; one that failed is asked again at once. */
  return () => {
    if (looked && performance.now() < until) return looked;
    until = performance.now() + CACHED_FOR_MS;
    looked = look().catch((error: unknown) => {
      until = -Infinity;
      throw error;
    });
    return looked;
  };
};
