import { useTranslation } from "react-i18next";
import { Icon } from "../../ui/icon.tsx";
import { languageHref } from "../../i18n/language.ts";
import { useSite } from "../../i18n/use-site.ts";

export function LanguageLink() {
  const { t } = useTranslation("around");
  const { language, path } = useSite();
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
