import type { FastifyBaseLogger } from "fastify";
import type { AuditParts } from "../audit/audit-parts.ts";
import { createStanding, type Standing } from "../audit/standing.ts";

/** Another process may end it. */
const LOOK_WHILE_ON_MS = 5_000;
const LOOK_MS = 30_000;
/** A job starts only after a look that is no older. */
const FRESH_MS = 3_000;

type Log = Pick<FastifyBaseLogger, "error" | "warn" | "info">;

/** Tells that jobs must not run: the database is not the newest that the store knows. */
export const isRestoring = ({ kind }: Standing) => kind === "behind" || kind === "forked";

export type Hooks = {
  /** Begins and ends with the state. */
  pause: () => Promise<void>;
  resume: () => Promise<void>;
  /** Called after every look that found something wrong. */
  tell: (standing: Exclude<Standing, { kind: "whole" }>) => Promise<unknown>;
};

/**
 * Computed from the head in the store, so that it cannot be forgotten and ends in all processes (ruling
 * D3). A look that fails, because store or database are away, changes nothing.
 */
export const createRestoring = (parts: AuditParts, hooks: Hooks, log: Log) => {
  const readStanding = createStanding(parts);
  let last: Standing["kind"] = "whole";
  let isOn = false;
  let lookedAt = -Infinity;
  let looking: Promise<void> | undefined;
  let telling: Promise<unknown> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  /** Runs beside the looking: a mail server may take a minute. */
  const tell = (standing: Exclude<Standing, { kind: "whole" }>) => {
    telling ??= hooks
      .tell(standing)
      .catch((error: unknown) => log.warn({ err: error }, "nobody could be told"))
      .finally(() => (telling = undefined));
  };

  const heed = async (standing: Standing) => {
    const isNew = standing.kind !== last;
    last = standing.kind;
    const wasOn = isOn;
    isOn = isRestoring(standing);
    if (isNew && standing.kind !== "whole")
      log.error(
        standing,
        isOn ? "restoring: no job runs until it is ended" : "the audit has no head",
      );
    if (isOn && !wasOn) await hooks.pause();
    if (!isOn && wasOn) {
      log.warn("restoring has ended: jobs run again");
      await hooks.resume();
    }
    if (standing.kind !== "whole") tell(standing);
  };

  const look = () => {
    looking ??= readStanding()
      .then(heed)
      .then(() => void (lookedAt = performance.now()))
      .finally(() => (looking = undefined));
    return looking;
  };

  const lookSafely = () =>
    look().catch((error: unknown) =>
      log.warn({ err: error }, "the audit's head could not be compared"),
    );

  const lookOn = () => {
    timer = setTimeout(
      () => void lookSafely().then(() => !isStopped && lookOn()),
      isOn ? LOOK_WHILE_ON_MS : LOOK_MS,
    );
    timer.unref();
  };

  return {
    isOn: () => isOn,

    look,

    /** What somebody else has found out. */
    heed: (standing: Standing) =>
      void heed(standing).catch((err: unknown) => log.warn({ err }, "restoring")),

    /** Asked before each job. */
    mayWork: async () => {
      if (performance.now() - lookedAt > FRESH_MS) await lookSafely();
      return !isOn;
    },

    start: () => {
      lookOn();
      return {
        stop: async () => {
          isStopped = true;
          clearTimeout(timer);
          await Promise.all([looking?.catch(() => undefined), telling]);
        },
      };
    },
  };
};
