import { useTranslation } from "react-i18next";
import type { Language } from "../i18n/language.ts";
import { Icon } from "../ui/icon.tsx";
import { usePlace } from "./menu.ts";

/** The address that changes the language without a script; the switch drops the /ar prefix (A2). */
export const languageHref = (to: Language, path: string) =>
  `/lang?to=${to}&next=${encodeURIComponent(path)}`;

export function LanguageLink() {
  const { t } = useTranslation();
  const { language, path } = usePlace();
  const other = language === "ar" ? "en" : "ar";

  return (
    <a
      href={languageHref(other, path)}
      className="menu-button"
      data-language={other}
      rel="nofollow"
    >
      <Icon name="globe" size={20} />
      <span lang={other}>{t(other === "ar" ? "language.arabic" : "language.english")}</span>
    </a>
  );
}
