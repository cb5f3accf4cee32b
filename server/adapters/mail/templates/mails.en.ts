import { accountMails } from "./account-mails.en.ts";
import { chatMails } from "./chat-mails.en.ts";
import { refundMails } from "./refund-mails.en.ts";
import { staffLimitMails } from "./staff-limit-mails.en.ts";
import { staffMails } from "./staff-mails.en.ts";
import { saleMails } from "./sale-mails.en.ts";
import { requestMails } from "./request-mails.en.ts";
import type { MailTexts } from "./mail-texts.ts";
import { name } from "./mail-words.en.ts";

export const englishMails: MailTexts = {
  footer: `${name}, online insurance broker in the United Arab Emirates`,
  otherLanguage: "English",
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
