import type { Bilingual } from "../../../domain/language.ts";

/** What was said in a chat, in its order (ruling O9). */
export type ChatMail = {
  kind: "chatTranscript";
  /** Somebody left a message, and one of the lines answers it. */
  isMessageAnswered: boolean;
  /** It was too long for a mail, which begins in the midst of it. */
  isShortened: boolean;
  /** `by` is null for what the reader wrote. */
  lines: readonly { by: Bilingual | null; text: string; at: string }[];
};
