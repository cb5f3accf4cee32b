import { useTranslation } from "react-i18next";
import type { Preferences } from "../../../contract/preferences.ts";
import { ourHours, writeHours } from "../../../domain/clients/preferences.ts";
import { formatParts } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";

/** Preferences in a line: "Phone only · Arabic · 16:00 to 20:00". */
export function usePreferenceWords() {
  const { t } = useTranslation("profile/preferences");
  const { language: shownIn } = useSite();

  return ({ channel, language, hours }: Preferences): string =>
    formatParts(
      [
        t(`channels.${channel}`),
        t(`languages.${language}`),
        ...(channel === "mail"
          ? []
          : [hours ? t("span", hours) : t("anyHour", writeHours(ourHours))]),
      ],
      shownIn,
    );
}
