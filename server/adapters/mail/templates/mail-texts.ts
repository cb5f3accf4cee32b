import type { Mail } from "../mail.ts";
import type { Content } from "./content.ts";

/** One language's mails: a kind that is missing in it does not compile. */
export type MailTexts = {
  mails: { [Kind in Mail["kind"]]: (mail: Extract<Mail, { kind: Kind }>) => Content };
  /** The last line of every mail. */
  footer: string;
  /** Names the other language, in that language. */
  otherLanguage: string;
};
