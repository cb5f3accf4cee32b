import { isUuid } from "../../../adapters/database/uuid.ts";
import {
  findQueuedLetter,
  openLetter,
  sendLetterIn,
  sendSecretLetterIn,
  stopLetterIn,
} from "../../../adapters/mail/send-mail.ts";
import { Problem } from "../../../http/problem.ts";
import type { Parts } from "../../../parts.ts";
import { askedByLetter } from "../../document-requests/better-document-letter.ts";
import { auditRequestIn } from "../../../records/requests/request-audit.ts";
import type { StaffAct } from "../writes/staff-act.ts";
import type { StaffWrites } from "../writes/request-writes.ts";
import { createRequestMailsStore, markSentAgainIn, repeatsIn } from "./request-mails-store.ts";

const firstKeyOf = (key: string) => key.replace(/:again-\d+$/, "");

/** Letters to customers, sent again by staff. */
export const createMails = (
  parts: Pick<Parts, "db" | "jobs" | "keys">,
  { writes }: { writes: StaffWrites },
) => {
  const { db, jobs, keys } = parts;
  const store = createRequestMailsStore(db);

  return {
    /**
     * Sends to the request's address of today. While a repeat is on its way there is no other one.
     * @throws {Problem} requests.notFound; staff.notNow; staff.letterForgotten
     */
    sendAgain: async (act: StaffAct, mailId: string) => {
      const { id } = act;
      const found = isUuid(id) && isUuid(mailId) ? await store.find(id, mailId) : undefined;
      if (!found) throw new Problem("requests.notFound");
      if (askedByLetter(found.key) !== null) throw new Problem("staff.notNow");
      const queued = await findQueuedLetter(jobs, found.key);
      if (!queued) throw new Problem("staff.letterForgotten");
      const letter = openLetter(keys, queued);

      return writes.change(act, async (tx, request, by, at) => {
        if (request.email === "") throw new Problem("staff.notNow");
        const firstKey = firstKeyOf(found.key);
        const repeats = await repeatsIn(tx, id, firstKey);
        if (repeats.some(({ state }) => state === "queued")) return;
        // The same call once more, after what it asked for has left.
        if (repeats.some((one) => one.id === mailId && one.state === "sentAgain")) return;
        const failed = repeats.filter(({ state }) => state === "failed");
        for (const { key } of failed) await stopLetterIn(tx, jobs, key);
        await markSentAgainIn(
          tx,
          failed.map((one) => one.id),
          at,
        );
        const key = `${firstKey}:again-${repeats.length}`;
        const again = { ...letter, key, to: request.email, requestId: id };
        if ("sealed" in queued) await sendSecretLetterIn(tx, parts, again);
        else await sendLetterIn(tx, jobs, again);
        await auditRequestIn(tx, request, "mailSentAgain", by, at);
      });
    },
  };
};

export type Mails = ReturnType<typeof createMails>;
