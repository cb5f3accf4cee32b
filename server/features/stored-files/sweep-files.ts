import type { FastifyBaseLogger } from "fastify";
import { DAY_MS } from "../../../domain/durations.ts";
import { ABANDONED_AFTER_MS } from "../../../domain/requests/retention.ts";
import { sendLetterIn } from "../../adapters/mail/send-mail.ts";
import type { Parts } from "../../parts.ts";
import { COUNTED_UP_TO, mayMove, mayMoveAlways, mayMoveNever } from "./brake.ts";
import type { Intent } from "../../records/files/intents-store.ts";
import type { StoredFiles } from "../../records/files/stored-files.ts";

const BATCH = 100;
const TRASH_KEPT_MS = 30 * DAY_MS;

const keysOf = (intents: readonly Intent[]) => intents.map(({ storageKey }) => storageKey);
const dayOf = (at: Date) => at.toISOString().slice(0, 10);

type Kept = Pick<StoredFiles, "deleteObjects" | "eraseObjects" | "intents" | "tellErasures">;

/**
 * Finishes what calls have begun, moves orphans to the trash unless they are too many, and empties the
 * trash of a month ago (ruling D3). A store that does not answer ends the run; the next goes on.
 */
export const createFileSweep = (
  {
    db,
    store: objects,
    jobs,
    now,
    configuration,
    restoring,
  }: Pick<Parts, "db" | "store" | "jobs" | "now" | "configuration" | "restoring">,
  { deleteObjects, eraseObjects, intents, tellErasures }: Kept,
  log: Pick<FastifyBaseLogger, "info" | "error">,
) => {
  /** Runs over all intents of a kind; `act` answers which are done with. */
  const finish = async (
    kind: Intent["kind"],
    before: Date,
    act: (batch: Intent[]) => Promise<readonly string[]>,
  ) => {
    for (let done = 0; ;) {
      const batch = await intents.list(kind, before, BATCH);
      const keys = batch.length > 0 ? await act(batch) : [];
      await intents.forget(keys);
      done += keys.length;
      if (keys.length < batch.length) throw new Error("The store did not delete every file.");
      if (batch.length < BATCH) return done;
    }
  };

  const purge = async (batch: readonly Intent[]) => {
    for (const { storageKey, at } of batch) await objects.trash.delete(storageKey, dayOf(at));
    return keysOf(batch);
  };

  /** Those that the store has; a key that was never used is forgotten. Stops where the brake does. */
  const findOrphans = async (before: Date) => {
    const orphans: Intent[] = [];
    for (let last: Intent | undefined; ;) {
      const batch = await intents.listOrphans(before, BATCH, last);
      const present = await Promise.all(batch.map(({ storageKey }) => objects.has(storageKey)));
      await intents.forget(keysOf(batch.filter((_one, index) => !present[index])));
      orphans.push(...batch.filter((_one, index) => present[index]));
      last = batch.at(-1);
      if (batch.length < BATCH || mayMoveNever(orphans.length)) return orphans;
    }
  };

  /** Includes moves of a run that was cut off: the day is that of the intent. */
  const finishMoves = async () => {
    for (let moved = 0; ;) {
      const batch = await intents.list("move", new Date(now().getTime() + 1), BATCH);
      for (const { storageKey, at } of batch) {
        await objects.trash.move(storageKey, dayOf(at));
        await intents.markTrashed(storageKey);
        moved += 1;
      }
      if (batch.length < BATCH) return moved;
    }
  };

  const countFiles = async (orphans: number) =>
    mayMoveAlways(orphans) || mayMoveNever(orphans) ? 0 : intents.countFiles(COUNTED_UP_TO);

  const stop = async (orphans: number) => {
    log.error({ orphans }, "files without a request are kept: too many at once");
    const at = now().toISOString();
    await db.transaction((tx) =>
      sendLetterIn(tx, jobs, {
        // One a day.
        key: `orphans-${at.slice(0, 10)}`,
        to: configuration.adminEmail,
        language: "ar",
        mail: { kind: "filesKeptNotice", files: orphans, at },
      }),
    );
  };

  const moveOrphans = async () => {
    const before = new Date(now().getTime() - ABANDONED_AFTER_MS);
    const withRow = await intents.forgetKept(before);
    const orphans = await findOrphans(before);
    const files = await countFiles(orphans.length);
    const isAllowed = mayMove(orphans.length, files);
    if (isAllowed) await intents.markMoving(keysOf(orphans), now());
    else await stop(orphans.length);
    return {
      saw: orphans.length + withRow,
      kept: withRow + (isAllowed ? 0 : orphans.length),
    };
  };

  return async () => {
    if (restoring.isOn()) return;
    const until = new Date(now().getTime() + 1);
    await tellErasures();
    const erased = await finish("erase", until, (batch) => eraseObjects(keysOf(batch)));
    const deleted = await finish("delete", until, (batch) => deleteObjects(keysOf(batch)));
    const { saw, kept } = await moveOrphans();
    const moved = await finishMoves();
    const old = new Date(now().getTime() - TRASH_KEPT_MS);
    const purged = await finish("trash", old, purge);
    log.info({ saw, kept, moved, deleted, erased, purged }, "files swept");
  };
};
