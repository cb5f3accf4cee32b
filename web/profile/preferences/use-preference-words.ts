import { useTranslation } from "react-i18next";
import type { Preferences } from "../../../contract/preferences.ts";
import { ourHours, writeHours } from "../../../domain/clients/preferences.ts";

/**
 * Preferences in a line: "Phone only · Arabic · 16:00 to 20:00".
 * @param area whose texts are loaded where it is shown
 */
export function usePreferenceWords(area: "profile/preferences" | "profile/stored-data") {
  const { t } = useTranslation(area);

  return ({ channel, language, hours }: Preferences): string =>
    [
      t(`words.channels.${channel}`),
      t(`words.languages.${language}`),
      channel !== "mail" &&
        (hours ? t("words.span", hours) : t("words.anySpan", writeHours(ourHours))),
    ]
      .filter(Boolean)
      .join(" · ");
}
