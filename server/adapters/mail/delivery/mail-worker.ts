import type { Parts } from "../../../parts.ts";
import { type Letter, DISCARDED_ADDRESS, type RenderedMail } from "../mail.ts";
import { renderMail } from "../templates/render-mail.ts";
import { openLetter, type QueuedLetter } from "../send-mail.ts";

export type Deliver = (
  letter: Letter,
  rendered: RenderedMail,
  signal?: AbortSignal,
) => Promise<void>;

/** At least once: after a crash the same letter may leave again, with the same Message-ID. */
export const startMail = (
  { configuration, jobs, keys }: Pick<Parts, "configuration" | "jobs" | "keys">,
  deliver: Deliver,
) =>
  jobs.work<QueuedLetter>("mail", async (queued, signal) => {
    const letter = openLetter(keys, queued);
    if (letter.to === DISCARDED_ADDRESS) return;
    await deliver(letter, await renderMail(letter, configuration.publicUrl), signal);
  });
