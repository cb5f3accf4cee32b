import type { Mail } from "../mail.ts";
import type { Content } from "./content.ts";

/** A missing kind does not compile. */
export type MailTexts = {
  mails: { [Kind in Mail["kind"]]: (mail: Extract<Mail, { kind: Kind }>) => Content };
  footer: string;
  /** In that language. */
  otherLanguage: string;
};
