import { useTranslation } from "react-i18next";
import type { Preferences } from "../../../../contract/preferences.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useNow } from "../../../ui/use-now.ts";
import { usePreferenceWords } from "./use-preference-words.ts";
import { isWelcomeAt, nextWelcome } from "./wanted-call.ts";

type Props = {
  preferences: Preferences;
  /** In one line, where there is no room for when they want a call next. */
  isShort?: boolean;
};

/** How somebody wants to be reached, in a line, and whether that is so now. */
export function Wish({ preferences, isShort = false }: Props) {
  const { t } = useTranslation("office");
  const { wishOf, momentOf } = usePreferenceWords();
  const now = useNow();
  const isWelcome = isWelcomeAt(preferences, now);
  const next = isWelcome || isShort ? undefined : nextWelcome(preferences, now);

  return (
    <p
      className={`flex items-start gap-2 text-sm font-medium ${isWelcome ? "" : "text-warning-ink"}`}
    >
      <Icon
        name={preferences.channel === "mail" ? "mail" : "phone"}
        size={20}
        className="shrink-0"
      />
      <span>
        {wishOf(preferences)}
        {next && (
          <span className="block font-body">
            {t("preferences.notNow.next", { moment: momentOf(next, now) })}
          </span>
        )}
      </span>
    </p>
  );
}
