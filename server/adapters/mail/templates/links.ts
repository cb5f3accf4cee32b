import type { Language } from "../../../../domain/language.ts";

/** Arabic pages are under `/ar` (ruling A2); the office has its language from a cookie. */
export const pageUrl = (publicUrl: string, path: string, language: Language) => {
  if (path.startsWith("/office/")) return publicUrl + path;
  const plain = path.replace(/^\/ar(?=\/|$)/, "");
  return `${publicUrl}${language === "ar" ? "/ar" : ""}${plain}`;
};
