import { useTranslation } from "react-i18next";
import type { Preferences } from "../../../contract/preferences.ts";
import { ourHours, writeHours } from "../../../domain/clients/preferences.ts";

/** Preferences in a line: "Phone only · Arabic · 16:00 to 20:00". */
export function usePreferenceWords() {
  const { t } = useTranslation("profile/preferences");

  return ({ channel, language, hours }: Preferences): string =>
    [
      t(`channels.${channel}`),
      t(`languages.${language}`),
      channel !== "mail" && (hours ? t("span", hours) : t("anySpan", writeHours(ourHours))),
    ]
      .filter(Boolean)
      .join(" · ");
}
