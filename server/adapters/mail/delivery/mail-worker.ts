import type { Parts } from "../../../parts.ts";
import { type Letter, DISCARDED_ADDRESS, type RenderedMail } from "../mail.ts";
import { createMailStatesStore } from "../mail-states-store.ts";
import { renderMail } from "../templates/render-mail.ts";
import { openLetter, type QueuedLetter } from "../send-mail.ts";
import { failureOf } from "./mail-refused.ts";

export type Deliver = (
  letter: Letter,
  rendered: RenderedMail,
  signal?: AbortSignal,
) => Promise<void>;

/** Delivers at least once: after a crash a letter may leave again, with the same Message-ID. */
export const startMail = (
  { configuration, db, jobs, keys }: Pick<Parts, "configuration" | "db" | "jobs" | "keys">,
  deliver: Deliver,
  onFailed: (requestId: string) => Promise<void> = async () => {},
) => {
  const store = createMailStatesStore(db);

  /** A mark that is lost is better than a letter that leaves twice. */
  const note = ({ requestId }: Letter, mark: (requestId: string) => Promise<void>) =>
    requestId === undefined ? undefined : mark(requestId).catch(() => undefined);

  return jobs.work<QueuedLetter>("mail", async (queued, signal) => {
    const letter = openLetter(keys, queued);
    if (letter.to === DISCARDED_ADDRESS) return;
    const rendered = await renderMail(letter, configuration.publicUrl);
    try {
      await deliver(letter, rendered, signal);
    } catch (error) {
      const { lastError, isRefused } = failureOf(error);
      await note(letter, async (requestId) => {
        if (await store.noteFailure(letter.key, lastError, isRefused)) await onFailed(requestId);
      });
      throw error;
    }
    await note(letter, () => store.noteAccepted(letter.key));
  });
};
