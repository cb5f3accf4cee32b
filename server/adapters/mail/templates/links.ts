import type { Language } from "../../../../domain/language.ts";

/** Arabic pages are under `/ar` (ruling A2). */
export const pageUrl = (publicUrl: string, path: string, language: Language) => {
  const plain = path.replace(/^\/ar(?=\/|$)/, "");
  return `${publicUrl}${language === "ar" ? "/ar" : ""}${plain}`;
};
