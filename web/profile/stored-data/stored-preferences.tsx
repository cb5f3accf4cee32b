import { useTranslation } from "react-i18next";
import type { KeptData } from "../../../contract/privacy.ts";
import { formatMoment } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { usePreferenceWords } from "../preferences/use-preference-words.ts";

export function StoredPreferences({ preferences }: Pick<KeptData, "preferences">) {
  const { t } = useTranslation("profile/stored-data");
  const { language } = useSite();
  const inWords = usePreferenceWords("profile/stored-data");

  if (!preferences) return <span className="font-body">{t("account.notSaid")}</span>;
  return (
    <>
      {inWords(preferences)}
      {preferences.setBy === "staff" && (
        <span className="block text-sm font-body text-ink-muted">
          {t("account.notedByStaff", { moment: formatMoment(preferences.at, language) })}
        </span>
      )}
    </>
  );
}
