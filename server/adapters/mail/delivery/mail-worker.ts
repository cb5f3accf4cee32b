import type { Parts } from "../../../parts.ts";
import { type Letter, NOBODY, type RenderedMail } from "../mail.ts";
import { renderMail } from "../templates/render-mail.ts";
import { openLetter, type QueuedLetter } from "../send-mail.ts";

/** Hands a rendered letter over; rejects when it could not, and is then called again. */
export type Deliver = (
  letter: Letter,
  rendered: RenderedMail,
  signal?: AbortSignal,
) => Promise<void>;

/**
 * Delivers what waits in the queue, at least once: after a crash between handing over and noting
 * it, the same letter leaves again under the same Message-ID.
 */
export const startMail = (
  { configuration, jobs, keys }: Pick<Parts, "configuration" | "jobs" | "keys">,
  deliver: Deliver,
) =>
  jobs.work<QueuedLetter>("mail", async (queued, signal) => {
    const letter = openLetter(keys, queued);
    if (letter.to === NOBODY) return;
    await deliver(letter, await renderMail(letter, configuration.publicUrl), signal);
  });
