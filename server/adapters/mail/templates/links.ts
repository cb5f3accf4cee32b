import type { Language } from "../../../../domain/language.ts";

/** The absolute address of a page in one language (ruling A2): Arabic pages are under `/ar`. */
export const pageUrl = (publicUrl: string, path: string, language: Language) => {
  const plain = path.replace(/^\/ar(?=\/|$)/, "");
  return `${publicUrl}${language === "ar" ? "/ar" : ""}${plain}`;
};
