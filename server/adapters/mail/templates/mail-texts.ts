import type { Mail } from "../mail.ts";
import type { Content } from "./content.ts";

export type MailTexts = {
  mails: { [Kind in Mail["kind"]]: (mail: Extract<Mail, { kind: Kind }>) => Content };
  footer: string;
  otherLanguage: string;
};
