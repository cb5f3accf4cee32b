import i18next, { type i18n, type Resource } from "i18next";
import { initReactI18next } from "react-i18next";
import { brand } from "../../brand.ts";
import type { Language } from "./language.ts";

export const createI18n = (language: Language, areas: Resource[string]): i18n => {
  const instance = i18next.createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: areas },
    defaultNS: "shell",
    interpolation: { escapeValue: false, defaultVariables: { brand: brand.name[language] } },
    returnObjects: true,
    initAsync: false,
    react: { useSuspense: false },
  });
  return instance;
};
