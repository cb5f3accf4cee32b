import type { Database, Transaction } from "../../adapters/database/database.ts";
import { sendSecretLetterIn } from "../../adapters/mail/send-mail.ts";
import type { Parts } from "../../parts.ts";
import {
  changeChatIn,
  type ChatRow,
  type LineRow,
  linesAfter,
} from "../../records/chats/chats-store.ts";
import { readPersons } from "./read-persons.ts";
import { provenAddressIn } from "./transcript-store.ts";

/** UTF-16 code units of what a mail holds. */
const LONGEST = 100_000;

const newestOf = <Line extends { text: string }>(lines: readonly Line[]) => {
  let left = LONGEST;
  const from = lines.findLastIndex(({ text }) => (left -= text.length) < 0);
  return lines.slice(from + 1);
};

const isMessageAnswered = (lines: readonly LineRow[]) => {
  const left = lines.findIndex(({ event }) => event === "leftAsMessage");
  return left !== -1 && lines.slice(left).some(({ kind }) => kind === "staff");
};

type Reach = Pick<ChatRow, "email" | "userId">;

const addressIn = async (handle: Database | Transaction, { email, userId }: Reach) => {
  const proven = userId === null ? undefined : await provenAddressIn(handle, userId);
  const to = email ?? proven;
  return to === undefined ? undefined : { to, isProven: to === proven };
};

/** Whether nothing goes out as long as nobody of us has written (`sendTranscriptIn`). */
export const needsAnswerIn = async (handle: Database | Transaction, reach: Reach) =>
  (await addressIn(handle, reach))?.isProven !== true;

/**
 * Queues the transcript of a chat that its caller has locked, once. False where it was queued
 * before, where no address is known, or where nobody of us wrote and the address is not proven:
 * strangers would write to others through our mail (finding E6).
 */
export const sendTranscriptIn = async (
  tx: Transaction,
  { jobs, keys }: Pick<Parts, "jobs" | "keys">,
  chat: ChatRow,
  at: Date,
): Promise<boolean> => {
  if (chat.transcriptSentAt !== null) return false;
  const address = await addressIn(tx, chat);
  const lines = await linesAfter(tx, chat.id, 0);
  const said = lines.filter(({ kind }) => kind === "customer" || kind === "staff");
  const isAnswered = said.some(({ kind }) => kind === "staff");
  if (!address || said.length === 0 || !(isAnswered || address.isProven)) return false;

  const shown = newestOf(said);
  const named = await readPersons(tx);
  // Sealed: whatever people write to one another stays in the queue for days.
  await sendSecretLetterIn(
    tx,
    { jobs, keys },
    {
      key: `transcript/${chat.id}`,
      to: address.to,
      language: chat.language,
      mail: {
        kind: "chatTranscript",
        isMessageAnswered: isMessageAnswered(lines),
        isShortened: shown.length < said.length,
        lines: shown.map(({ staffId, text, at }) => ({
          by: staffId === null ? null : named(staffId),
          text,
          at: at.toISOString(),
        })),
      },
    },
  );
  await changeChatIn(tx, chat.id, { transcriptSentAt: at });
  return true;
};
