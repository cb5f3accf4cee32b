import { useTranslation } from "react-i18next";
import { type Language, LANGUAGE_COOKIE_SECONDS } from "../../../domain/language.ts";
import { writeCookie } from "../../shell/device/cookies.ts";

export function useLanguage() {
  const { i18n } = useTranslation("office");
  const language: Language = i18n.language === "ar" ? "ar" : "en";
  const other: Language = language === "ar" ? "en" : "ar";

  return {
    language,
    other,
    /** The server writes the document's language and direction, so the page loads again. */
    switchLanguage: () => {
      writeCookie("lang", other, LANGUAGE_COOKIE_SECONDS);
      location.reload();
    },
  };
}
