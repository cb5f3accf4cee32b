import { accountMails } from "./account-mails.ar.ts";
import { chatMails } from "./chat-mails.ar.ts";
import { refundMails } from "./refund-mails.ar.ts";
import { staffLimitMails } from "./staff-limit-mails.ar.ts";
import { staffMails } from "./staff-mails.ar.ts";
import { saleMails } from "./sale-mails.ar.ts";
import { requestMails } from "./request-mails.ar.ts";
import type { MailTexts } from "./mail-texts.ts";
import { name } from "./mail-words.ar.ts";

export const arabicMails: MailTexts = {
  footer: `${name}، وسيط التأمين عبر الإنترنت في دولة الإمارات العربية المتحدة`,
  otherLanguage: "العربية",
  mails: {
    ...accountMails,
    ...staffMails,
    ...staffLimitMails,
    ...saleMails,
    ...requestMails,
    ...refundMails,
    ...chatMails,
  },
};
