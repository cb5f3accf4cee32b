import type { Language } from "../../../../domain/language.ts";
import type { Letter, Mail, RenderedMail } from "../mail.ts";
import type { Content } from "./content.ts";
import type { MailTexts } from "./mail-texts.ts";
import { arabicMails } from "./mails.ar.ts";
import { englishMails } from "./mails.en.ts";
import { textLayout } from "./text-layout.ts";

const texts: Record<Language, MailTexts> = { en: englishMails, ar: arabicMails };

export const contentOf = (mail: Mail, language: Language): Content => {
  // TypeScript cannot connect the kind and its template through the lookup.
  const template = texts[language].mails[mail.kind] as (mail: Mail) => Content;
  return template(mail);
};

export const renderMail = async (letter: Letter, publicUrl: string): Promise<RenderedMail> => {
  const { language } = letter;
  const otherLanguage = language === "en" ? "ar" : "en";
  const content = contentOf(letter.mail, language);
  const frame = {
    publicUrl,
    language,
    footer: texts[language].footer,
    other: { language: otherLanguage, name: texts[otherLanguage].otherLanguage },
  } as const;

  const { htmlLayout } = await import("./html-layout.ts");
  return {
    subject: content.subject,
    html: await htmlLayout(content, frame),
    text: textLayout(content, frame),
  };
};
