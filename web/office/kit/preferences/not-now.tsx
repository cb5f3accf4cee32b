import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ShownPreferences } from "../../../../contract/office/shown-preferences.ts";
import { Button } from "../../../ui/button.tsx";
import { useNow } from "../../../ui/use-now.ts";
import { firstFocus } from "../first-focus.ts";
import { usePreferenceWords } from "./use-preference-words.ts";
import { nextWelcome } from "./wanted-call.ts";

type Props = {
  preferences: ShownPreferences;
  /** Goes on with the call. */
  children: ReactNode;
  onBack: () => void;
};

/** Asks before somebody is called who does not want that now. */
export function NotNow({ preferences, children, onBack }: Props) {
  const { t } = useTranslation("office");
  const { momentOf, tellerOf } = usePreferenceWords();
  const now = useNow();
  const next = nextWelcome(preferences, now);

  return (
    <div className="grid gap-4">
      <p>
        {next
          ? t("preferences.notNow.hours", { moment: momentOf(next, now) })
          : t("preferences.notNow.mail")}
        <span className="mt-1 block text-sm text-ink-muted">{tellerOf(preferences)}</span>
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button ref={firstFocus} onClick={onBack}>
          {t("preferences.notNow.back")}
        </Button>
        {children}
      </div>
    </div>
  );
}
