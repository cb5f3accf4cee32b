import type { DeskRequest } from "../../../../contract/office/requests.ts";
import { isUuid } from "../../../adapters/database/uuid.ts";
import {
  findQueuedLetter,
  openLetter,
  sendLetterIn,
  sendSecretLetterIn,
  stopLetterIn,
} from "../../../adapters/mail/send-mail.ts";
import { Problem } from "../../../http/problem.ts";
import type { StaffMember } from "../../../http/staff-access.ts";
import type { Parts } from "../../../parts.ts";
import { byStaff } from "../../audit/audit-store.ts";
import { askedByLetter } from "../../document-requests/better-document-letter.ts";
import { auditRequestIn } from "../../requests/store/request-audit.ts";
import type { StaffWrites } from "../writes/staff-writes.ts";
import { createRequestMailsStore, markSentAgainIn, repeatsIn } from "./request-mails-store.ts";

type Read = (id: string, member: StaffMember) => Promise<DeskRequest>;

const firstKeyOf = (key: string) => key.replace(/:again-\d+$/, "");

/** Letters to customers, sent again by staff. */
export const createMails = (
  parts: Pick<Parts, "db" | "jobs" | "keys" | "now">,
  writes: StaffWrites,
  read: Read,
) => {
  const { db, jobs, keys, now } = parts;
  const store = createRequestMailsStore(db);

  return {
    /**
     * To the request's address of today. While a repeat is on its way there is no other one.
     * @throws {Problem} requests.notFound; staff.notNow; staff.letterForgotten
     */
    sendAgain: async (member: StaffMember, id: string, mailId: string) => {
      const found = isUuid(id) && isUuid(mailId) ? await store.find(id, mailId) : undefined;
      if (!found) throw new Problem("requests.notFound");
      if (askedByLetter(found.key) !== null) throw new Problem("staff.notNow");
      const queued = await findQueuedLetter(jobs, found.key);
      if (!queued) throw new Problem("staff.letterForgotten");
      const letter = openLetter(keys, queued);

      await writes.change(id, async (tx, request) => {
        if (request.email === "") throw new Problem("staff.notNow");
        const firstKey = firstKeyOf(found.key);
        const repeats = await repeatsIn(tx, id, firstKey);
        if (repeats.some(({ state }) => state === "queued")) return;
        const failed = repeats.filter(({ state }) => state === "failed");
        for (const { key } of failed) await stopLetterIn(tx, jobs, key);
        await markSentAgainIn(
          tx,
          failed.map((one) => one.id),
          now(),
        );
        const key = `${firstKey}:again-${repeats.length}`;
        const again = { ...letter, key, to: request.email, requestId: id };
        if ("sealed" in queued) await sendSecretLetterIn(tx, parts, again);
        else await sendLetterIn(tx, jobs, again);
        await auditRequestIn(tx, request, "mailSentAgain", byStaff(member.id), now());
      });
      return read(id, member);
    },
  };
};

export type Mails = ReturnType<typeof createMails>;
