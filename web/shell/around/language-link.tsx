import { useTranslation } from "react-i18next";
import { Icon } from "../../ui/icon.tsx";
import { languageHref, usePlace } from "../place.ts";

export function LanguageLink() {
  const { t } = useTranslation("around");
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
